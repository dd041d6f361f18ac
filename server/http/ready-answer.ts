import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'hono';

import { encodingFor, ENCODINGS, isFresh, type Encoding } from '#server/http/negotiate.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** An immutable answer, cached as bytes. */
export interface ReadyAnswer {
  readonly etag: string;
  /** Language of its texts, where the request chooses it. */
  readonly language?: string;
  readonly identity: Bytes;
  /** The compressed bytes; a promise while they are being compressed. */
  readonly encoded: (encoding: Encoding) => Bytes | Promise<Bytes>;
}

/** Size from which an answer is compressed at once and at a lower quality, in bytes. */
const LARGE = 400_000;

/** Compresses off the event loop: Brotli's best quality takes two seconds per megabyte, quality 5 a fiftieth of it. */
const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => {
    const quality = bytes.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return promisify(brotliCompress)(bytes, { params });
  },
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Serialises and compresses a value once: on its first request, or at once if it is large.
 * @param language of its texts, where the request chooses it
 */
export const makeReadyAnswer = (value: unknown, language?: string): ReadyAnswer => {
  const identity = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Bytes | Promise<Bytes>>();
  const encoded = (encoding: Encoding): Bytes | Promise<Bytes> => {
    const known = made.get(encoding);
    if (known) return known;
    const making = COMPRESS[encoding](identity).then(
      (bytes) => {
        const kept = new Uint8Array(bytes);
        made.set(encoding, kept);
        return kept;
      },
      (error: unknown) => {
        // The next request tries again.
        made.delete(encoding);
        throw error;
      },
    );
    made.set(encoding, making);
    return making;
  };
  if (identity.length > LARGE)
    for (const encoding of ENCODINGS) Promise.resolve(encoded(encoding)).catch(() => {});
  return {
    etag: `"${digest}"`,
    identity: new Uint8Array(identity),
    encoded,
    ...(language !== undefined && { language }),
  };
};

/**
 * Sends a cached answer in the client's best encoding, or 304 where `If-None-Match` matches (RFC 9110,
 * section 13.1.2). Answers are private and revalidated on each use.
 */
export const sendReady = (c: Context, answer: ReadyAnswer): Response | Promise<Response> => {
  const headers = {
    ETag: answer.etag,
    'Cache-Control': 'private, no-cache',
    ...(answer.language === undefined
      ? { Vary: 'Accept-Encoding, Authorization' }
      : {
          Vary: 'Accept-Encoding, Accept-Language, Authorization',
          'Content-Language': answer.language,
        }),
  };
  // Not with `c.body`, which copies the headers twice. `c.header` has no effect on such an answer.
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
