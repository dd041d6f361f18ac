import { IncomingMessage } from 'node:http';

import type { HttpBindings } from '@hono/node-server';

/** Maximum size of a form, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** The part of a Hono context that a body is read from. */
interface FormRequest {
  readonly env: Pick<HttpBindings, 'incoming'>;
}

export type FormBody =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly status: 413 | 415 };

/**
 * Reads a form-urlencoded body.
 * @returns its text, empty without a body, or the status of the refusal
 */
export const readForm = async ({ env: { incoming: req } }: FormRequest): Promise<FormBody> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > BODY_LIMIT) break;
    chunks.push(chunk);
  }
  if (size > BODY_LIMIT) {
    // Discards the rest, so that the client reads the answer. Within the loop the stream would stall.
    req.resume();
    return { ok: false, status: 413 };
  }
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (size > 0 && type !== 'application/x-www-form-urlencoded') return { ok: false, status: 415 };
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
};

/**
 * Copies a request with another address and an unread form body.
 * @param path without the mount
 */
export const withForm = (req: IncomingMessage, path: string, form: string): IncomingMessage => {
  const copy = Object.assign(new IncomingMessage(req.socket), { originalUrl: `/idp${path}` });
  copy.method = req.method ?? 'POST';
  copy.url = path;
  copy.headers = {
    ...req.headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(form)),
  };
  delete copy.headers['transfer-encoding'];
  copy.push(form);
  copy.push(null);
  copy.complete = true;
  return copy;
};
