import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { errorAnswer } from '#server/http/errors.ts';

/**
 * Rejects a body that is too large with 413. A declared length is trusted, because Node enforces it. Only a
 * body without one is counted, by Hono's middleware: it turns every body into a stream, which costs more than
 * most routes do.
 * @param most in bytes
 * @param message makes the answer's text, where the client can do something about it
 */
export const limitBody = (most: number, message?: () => string): MiddlewareHandler => {
  const refuse = (c: Context): Response => errorAnswer(c, 'too_large', message?.());
  const count = bodyLimit({ maxSize: most, onError: refuse });
  return (c, next) => {
    const declared = c.req.header('Content-Length');
    if (declared === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return count(c, next);
    return Number(declared) > most ? Promise.resolve(refuse(c)) : next();
  };
};
