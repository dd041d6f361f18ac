import type { MiddlewareHandler } from 'hono';

import { errorAnswer } from '#server/http/errors.ts';

const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/**
 * Refuses a body that is not JSON with 400 before any route sees it, so that no route has to tell
 * an unreadable body from a wrong one. Routes read the same body again from Hono's cache.
 */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (WITHOUT_BODY.has(c.req.method)) return next();
  try {
    await c.req.json();
  } catch {
    return errorAnswer(c, 'invalid', 'The body must be JSON.', 400);
  }
  return next();
};
