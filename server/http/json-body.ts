import type { MiddlewareHandler } from 'hono';

import { errorAnswer } from '#server/http/errors.ts';

/** The methods whose bodies have to be JSON. */
export const WITH_JSON = ['POST', 'PUT', 'PATCH'];

/**
 * Refuses a body that is not JSON with 400 before any route sees it, so that no route has to tell
 * an unreadable body from a wrong one. Routes read the same body again from Hono's cache.
 */
export const requireJson: MiddlewareHandler = async (c, next) => {
  try {
    await c.req.json();
  } catch {
    return errorAnswer(c, 'invalid', 'The body must be JSON.', 400);
  }
  return next();
};
