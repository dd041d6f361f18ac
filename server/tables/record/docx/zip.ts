import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

const DEFLATED = 8;

/** The first day that ZIP has, 1 January 1980, so that equal parts are equal files. */
const FIRST_DAY = 0x21;

/** The fields that both headers of a part have. */
const fieldsOf = (name: Buffer, bytes: Uint8Array, packed: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(FIRST_DAY, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

/**
 * Packs files as ZIP (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16), compressed outside the event loop.
 * @param parts the files, each below 4 GB, with ASCII names
 */
export const packZip = async (
  parts: readonly (readonly [name: string, bytes: Uint8Array])[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, bytes] of parts) {
    const name = Buffer.from(path);
    const packed = await deflate(bytes);
    const fields = fieldsOf(name, bytes, packed);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), fields, place, name);
    files.push(file);
    at += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(
    Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end]),
  );
};
