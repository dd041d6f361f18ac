import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { errorAnswer } from '#server/http/errors.ts';

/**
 * Refuses a body that is too large with 413. The length that a head declares is the body's: Node holds
 * it to that. Only a body without is counted, by Hono's middleware; it makes a stream of every body,
 * and a stream costs more than most routes do.
 * @param most in bytes
 * @param message what is said beyond it, where there is something to do
 */
export const limitBody = (most: number, message?: string): MiddlewareHandler => {
  const refuse = (c: Context): Response => errorAnswer(c, 'too_large', message);
  const count = bodyLimit({ maxSize: most, onError: refuse });
  return (c, next) => {
    const declared = c.req.header('Content-Length');
    if (declared === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return count(c, next);
    return Number(declared) > most ? Promise.resolve(refuse(c)) : next();
  };
};
