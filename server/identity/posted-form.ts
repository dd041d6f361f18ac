import type { IncomingMessage, ServerResponse } from 'node:http';

import { readForm } from '#server/identity/body.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';

/** Reads the fields of a posted form; `undefined` where it has been refused, with an answer. */
export type ReadPosted = (
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<URLSearchParams | undefined>;

/**
 * Makes the reader of the forms on our own pages: one that another site has sent is refused.
 * @param origin the product's origin
 */
export const createReadPosted =
  (origin: string, pages: Pages): ReadPosted =>
  async (req, res) => {
    if (!isSameOrigin(req, origin)) {
      req.resume();
      await pages.send(res, 403, pages.refusedForm());
      return undefined;
    }
    const body = await readForm(req);
    if (body.ok) return new URLSearchParams(body.text);
    await pages.send(res, body.status, pages.refusedForm());
    return undefined;
  };

/**
 * The value of a field or parameter that is given exactly once; empty for any other, and for one with a
 * NUL, which no text of PostgreSQL can hold.
 */
export const onlyValue = (fields: URLSearchParams, name: string): string => {
  const [value = '', ...more] = fields.getAll(name);
  return more.length > 0 || value.includes('\0') ? '' : value;
};
