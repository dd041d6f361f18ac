import { inflateRawSync } from 'node:zlib';

/** A part of a Word document, found by the directory of its ZIP file. */
export const readPart = (file: Uint8Array, part: string): string => {
  const zip = Buffer.from(file);
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    const length = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + length) === part) {
      const local = zip.readUInt32LE(at + 42);
      const begin = local + 30 + zip.readUInt16LE(local + 26);
      return inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(at + 20))).toString();
    }
    at += 46 + length;
  }
  throw new Error(`The document has no ${part}.`);
};

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Style and text of each paragraph of a Word document. */
export const readParagraphs = (file: Uint8Array): { style: string; text: string }[] =>
  [...readPart(file, 'word/document.xml').matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, xml = '']) => ({
    style: /<w:pStyle w:val="(\w+)"\/>/.exec(xml)?.[1] ?? '',
    text: [...xml.matchAll(/<w:br\/>|<w:t [^>]*>([^<]*)<\/w:t>/g)]
      .map(([, text]) => text?.replaceAll(/&\w+;/g, (sign) => SIGNS[sign] ?? sign) ?? '\n')
      .join(''),
  }));
