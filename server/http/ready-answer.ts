import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'hono';

import { encodingFor, ENCODINGS, isFresh, type Encoding } from '#server/http/negotiate.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** An answer that never changes while the server runs, kept as the bytes that go out. */
export interface ReadyAnswer {
  readonly etag: string;
  readonly identity: Bytes;
  /** The same in an encoding; a promise while it is being compressed. */
  readonly encoded: (encoding: Encoding) => Bytes | Promise<Bytes>;
}

/** Above so many bytes an answer is compressed at once, and not at its best. */
const LARGE = 400_000;

/** Off the event loop: Brotli at its best takes two seconds a megabyte, at 5 a fiftieth of it. */
const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => {
    const quality = bytes.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return promisify(brotliCompress)(bytes, { params });
  },
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Serialises a value once, and compresses it once: when it is first asked for, or at once if it is large. */
export const makeReadyAnswer = (value: unknown): ReadyAnswer => {
  const identity = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Bytes | Promise<Bytes>>();
  const encoded = (encoding: Encoding): Bytes | Promise<Bytes> => {
    const known = made.get(encoding);
    if (known) return known;
    const making = COMPRESS[encoding](identity).then((bytes) => {
      const kept = new Uint8Array(bytes);
      made.set(encoding, kept);
      return kept;
    });
    made.set(encoding, making);
    return making;
  };
  if (identity.length > LARGE) for (const encoding of ENCODINGS) void encoded(encoding);
  return { etag: `"${digest}"`, identity: new Uint8Array(identity), encoded };
};

/**
 * Sends a ready answer in the best encoding the client takes, or 304 where `If-None-Match` names it
 * (RFC 9110, section 13.1.2). Answers are for this account alone and are revalidated each time.
 */
export const sendReady = (c: Context, answer: ReadyAnswer): Response | Promise<Response> => {
  const headers = {
    ETag: answer.etag,
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding, Authorization',
  };
  // Not by `c.body`, which would copy the headers twice. `c.header` has no effect on such an answer.
  if (isFresh(c.req.header('If-None-Match'), answer.etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(c.req.header('Accept-Encoding'));
  const send = (bytes: Bytes): Response =>
    new Response(bytes, {
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  const bytes = encoding ? answer.encoded(encoding) : answer.identity;
  return bytes instanceof Promise ? bytes.then(send) : send(bytes);
};
