import { IncomingMessage } from 'node:http';

/** The largest body that any identity page or endpoint takes, in bytes. */
const BODY_LIMIT = 16 * 1024;

export type Body =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly status: 413 | 415 };

/**
 * Reads a form-urlencoded body.
 * @returns its text (empty when there is none), or the status to refuse it with
 */
export const readForm = async (req: IncomingMessage): Promise<Body> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > BODY_LIMIT) break;
    chunks.push(chunk);
  }
  if (size > BODY_LIMIT) {
    // Lets the rest run out, so that the answer reaches the sender. Within the loop it would stand still.
    req.resume();
    return { ok: false, status: 413 };
  }
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (size > 0 && type !== 'application/x-www-form-urlencoded') return { ok: false, status: 415 };
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
};

/** A request like the given one, with another address and a form body that can still be read. */
export const withForm = (req: IncomingMessage, url: string, form: string): IncomingMessage => {
  const copy = new IncomingMessage(req.socket);
  copy.method = req.method ?? 'POST';
  copy.url = url;
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
