import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { MiddlewareHandler } from 'hono';
import { generateCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';

import * as m from '#messages';

import { XSRF_COOKIE, XSRF_HEADER } from '#contract/xsrf.ts';
import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';
import type { Caller, GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';

const Keys = z.array(z.string().min(32)).min(1);

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const DAY = 24 * 60 * 60;

/** Loads the signing keys of the cookies, made at the first start and stored in the database. */
export const loadXsrfKeys = async (db: Database, now: number): Promise<readonly string[]> =>
  Keys.parse(
    await loadSecret(db, 'xsrf-keys', now, () =>
      JSON.stringify([randomBytes(32).toString('base64url')]),
    ),
  );

const signatureOf = (key: string, nonce: string, { accountId, session }: Caller): string =>
  createHmac('sha256', key)
    // A JSON array keeps the parts apart, whatever they contain.
    .update(JSON.stringify([nonce, accountId, session]))
    .digest('base64url');

const equal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Whether a cookie was made for this caller, with any of the keys. */
const isOf = (token: string, keys: readonly string[], caller: Caller): boolean => {
  const [nonce = '', signature = ''] = token.split('.');
  return (
    nonce !== '' &&
    token === `${nonce}.${signature}` &&
    keys.some((key) => equal(signature, signatureOf(key, nonce, caller)))
  );
};

/**
 * Whether the browser's own headers allow a request: sent by the app itself, by no page, or by the app from a
 * neighbouring host of the same site, because the API has an address of its own.
 */
export const isFromApp = (
  site: string | undefined,
  from: string | undefined,
  origin: string,
): boolean => {
  if (site === 'same-site') return from === origin;
  const fits = site === undefined || site === 'same-origin' || site === 'none';
  return fits && (from === undefined || from === origin);
};

export interface XsrfOptions {
  /** The first key signs, all verify. */
  readonly keys: readonly string[];
  /** The app's origin, such as `https://app.example.com`. */
  readonly origin: string;
}

const attributesFor = (origin: string) =>
  ({ path: '/', sameSite: 'Strict', secure: origin.startsWith('https:') }) as const;

/**
 * Returns the `Set-Cookie` header that deletes the cookie, for an answer that ends the session.
 * @param origin the app's
 */
export const endedXsrfCookie = (origin: string): string =>
  generateCookie(XSRF_COOKIE, '', { ...attributesFor(origin), maxAge: 0 });

/**
 * Protects the main API against cross-site request forgery (behaviour/api.md, 'API calls'): a cookie signed for one
 * session, which all methods except GET and HEAD have to echo in a header, and the browser's own headers
 * about the origin of the request.
 *
 * Browsers attach cookies automatically, but never a bearer token. So a caller with a bearer token and
 * without our cookies needs neither. Every GET of a signed-in caller without a valid cookie sets one; so does
 * a rejection, so that a retry of the call succeeds.
 */
export const protectFromXsrf = ({ keys, origin }: XsrfOptions): MiddlewareHandler<GuardedEnv> => {
  const attributes = attributesFor(origin);
  // For each caller, the last header with a valid cookie. The verifier returns the same object while it
  // caches the token, so another request needs no signature check.
  const known = new WeakMap<Caller, string>();
  return async (c, next) => {
    const caller = c.get('caller');
    const header = c.req.header('Cookie');
    const isRead = SAFE.has(c.req.method);
    if (isRead && header !== undefined && known.get(caller) === header) {
      await next();
      return;
    }
    const cookie = getCookie(c, XSRF_COOKIE);
    const fits = cookie !== undefined && isOf(cookie, keys, caller);
    if (fits && header !== undefined) known.set(caller, header);
    const give = () => {
      const nonce = randomBytes(16).toString('base64url');
      const token = `${nonce}.${signatureOf(keys[0] ?? '', nonce, caller)}`;
      setCookie(c, XSRF_COOKIE, token, { ...attributes, maxAge: 30 * DAY });
    };
    if (isRead) {
      await next();
      if (!fits) give();
      return;
    }
    if (cookie === undefined) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const from = c.req.header('Origin');
    if (isFromApp(site, from, origin) && fits && equal(c.req.header(XSRF_HEADER) ?? '', cookie))
      return next();
    if (!fits) give();
    return errorAnswer(c, 'forbidden', m.api_not_from_app());
  };
};
