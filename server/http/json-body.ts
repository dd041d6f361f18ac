import type { MiddlewareHandler } from 'hono';

import { errorAnswer } from '#server/http/errors.ts';

/** The methods whose bodies have to be JSON. */
export const WITH_JSON = ['POST', 'PUT', 'PATCH'];

/**
 * The one media type of JSON bodies, with or without parameters (RFC 8259, section 11). A page of
 * another site can make a browser send plain text or a form without asking this server first,
 * but never this type.
 */
const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i;

/**
 * Refuses with 400 a body that is not JSON or not sent as `application/json`, before any route sees
 * it, so that no route has to tell an unreadable body from a wrong one. Routes read the same body
 * again from Hono's cache.
 */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    return errorAnswer(c, 'invalid', 'The body must be sent as application/json.', 400);
  }
  try {
    await c.req.json();
  } catch {
    return errorAnswer(c, 'invalid', 'The body must be JSON.', 400);
  }
  return next();
};
