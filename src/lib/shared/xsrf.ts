/** The XSRF header in the client (behaviour/api.md, 'API calls'). */

import { XSRF_COOKIE, XSRF_HEADER } from '#contract/xsrf.ts';

const SAFE = /^(GET|HEAD)$/i;

/** Two unrelated origins: only a relative address resolves to both. */
const BASES = ['https://one.invalid', 'http://two.invalid'];

/** Whether a browser resolves the address to the page's origin. */
const isRelative = (url: string): boolean =>
  // The URL parser handles what only looks relative: `//host`, `/\\host`, `/<tab>/host`.
  BASES.every((base) => URL.canParse(url, base) && new URL(url, base).origin === base);

const COOKIE = new RegExp(`(?:^|;) *${XSRF_COOKIE}=([^;]+)`);

const cookieOf = (cookies: string): string | undefined => COOKIE.exec(cookies)?.[1];

export const hasXsrfCookie = (cookies: string): boolean => cookieOf(cookies) !== undefined;

/**
 * The XSRF header of a request. Not for GET and HEAD, and only for relative addresses, so that no other origin
 * learns the token.
 * @param cookies `document.cookie`
 * @returns an empty object if no header applies or there is no cookie
 */
export const xsrfHeader = (
  method: string,
  url: string,
  cookies: string,
): Readonly<Record<string, string>> => {
  if (SAFE.test(method) || !isRelative(url)) return {};
  const token = cookieOf(cookies);
  return token ? { [XSRF_HEADER]: token } : {};
};
