import type { MiddlewareHandler } from 'hono';

import * as m from '#messages';

import { parseBounded } from '#server/http/bounded-json.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { giveWay } from '#server/shared/loop-share.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The parsed body of a request behind `requireJson`. */
    json: unknown;
  }
}

/** Methods with JSON bodies. */
export const WITH_JSON = ['POST', 'PUT', 'PATCH'];

/**
 * The only media type of JSON bodies, with or without parameters (RFC 8259, section 11). A cross-site page
 * can send plain text or a form without a preflight, but never this type.
 */
const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i;

/**
 * Rejects a body that is not JSON or not sent as `application/json` with 400, and one that is nested too
 * deeply or has too many values with 422 or 413, before any route, so that routes need not distinguish
 * unreadable from invalid bodies. Routes get the parsed body as `c.get('json')`: `c.req.json` would parse it again.
 */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    return errorAnswer(c, 'invalid', m.api_json_type(), 400);
  }
  const text = await c.req.text();
  await giveWay();
  const read = parseBounded(text);
  if (!('problem' in read)) {
    c.set('json', read.value);
    await giveWay();
    return next();
  }
  switch (read.problem) {
    case 'no JSON':
      return errorAnswer(c, 'invalid', m.api_json(), 400);
    case 'too deep':
      return errorAnswer(c, 'invalid', m.api_json_deep());
    case 'too many values':
      return errorAnswer(c, 'too_large', m.api_json_values());
  }
};
