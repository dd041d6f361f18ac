import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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

/** Serialises a value once, and compresses it once, when it is first asked for. */
export const makeReadyAnswer = (value: unknown): ReadyAnswer => {
  const identity = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const br = once(() => new Uint8Array(brotliCompressSync(identity)));
  const gzip = once(() => new Uint8Array(gzipSync(identity)));
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
