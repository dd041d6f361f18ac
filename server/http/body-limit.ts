import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { errorAnswer } from '#server/http/errors.ts';

/**
 * Refuses a body that is too large with 413. The length that a head declares is the body's: Node holds
 * it to that. Only a body without is counted, by Hono's middleware; it makes a stream of every body,
 * and a stream costs more than most routes do.
 * @param most in bytes
 */
export const limitBody = (most: number): MiddlewareHandler => {
  const count = bodyLimit({ maxSize: most, onError: (c) => errorAnswer(c, 'too_large') });
  return (c, next) => {
    const declared = c.req.header('Content-Length');
    if (declared === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return count(c, next);
    return Number(declared) > most ? Promise.resolve(errorAnswer(c, 'too_large')) : next();
  };
};
