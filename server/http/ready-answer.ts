import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Context } from 'hono';

import { encodingFor, isFresh } from '#server/http/negotiate.ts';

/** An answer that never changes while the server runs, kept as the bytes that go out. */
export interface ReadyAnswer {
  readonly etag: string;
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

const once = <Value>(make: () => Value): (() => Value) => {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: make() }).value;
};

/** Above so many bytes an answer is compressed before anybody waits for it, and not at its best. */
const LARGE = 400_000;

/**
 * Compresses bytes with Brotli. At its best that takes two seconds a megabyte, in which nobody else is
 * answered; at 5 a fiftieth of it, for a third more bytes.
 */
const brotli = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const quality = bytes.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
};

/** Serialises a value once, and compresses it once: when it is first asked for, or at once if it is large. */
export const makeReadyAnswer = (value: unknown): ReadyAnswer => {
  const identity = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const br = once(() => brotli(identity));
  const gzip = once(() => new Uint8Array(gzipSync(identity)));
  if (identity.length > LARGE) {
    br();
    gzip();
  }
  return {
    etag: `"${digest}"`,
    identity: new Uint8Array(identity),
    get br() {
      return br();
    },
    get gzip() {
      return gzip();
    },
  };
};

/**
 * Sends a ready answer in the best encoding the client takes, or 304 where `If-None-Match` names it
 * (RFC 9110, section 13.1.2). Answers are for this account alone and are revalidated each time.
 */
export const sendReady = (c: Context, answer: ReadyAnswer): Response => {
  const headers = {
    ETag: answer.etag,
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding, Authorization',
  };
  // Not by `c.body`, which would copy the headers twice. `c.header` has no effect on such an answer.
  if (isFresh(c.req.header('If-None-Match'), answer.etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(c.req.header('Accept-Encoding'));
  return new Response(answer[encoding ?? 'identity'], {
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
};
