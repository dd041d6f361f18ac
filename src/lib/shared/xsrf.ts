/** The client's half of the anti-forgery header (behaviour/api.md, 'API calls'). */

import { XSRF_COOKIE, XSRF_HEADER } from '#contract/xsrf.ts';

const SAFE = /^(GET|HEAD)$/i;

/** Two origins that differ in everything: only a relative address follows both. */
const BASES = ['https://one.invalid', 'http://two.invalid'];

/** Whether a browser would send a request for this address to the page's own origin. */
const isRelative = (url: string): boolean =>
  // The URL parser knows what looks relative and is not: `//host`, `/\host`, `/<tab>/host`.
  BASES.every((base) => URL.canParse(url, base) && new URL(url, base).origin === base);

const COOKIE = new RegExp(`(?:^|;) *${XSRF_COOKIE}=([^;]+)`);

const cookieOf = (cookies: string): string | undefined => COOKIE.exec(cookies)?.[1];

/** Whether there is an anti-forgery cookie among a page's cookies, as `document.cookie` gives them. */
export const hasXsrfCookie = (cookies: string): boolean => cookieOf(cookies) !== undefined;

/**
 * The anti-forgery header of a request: only for other methods than GET and HEAD, and only to a
 * relative address, so that no other origin ever learns the token.
 * @param cookies the page's cookies as `document.cookie` gives them
 * @returns the header to add; empty where none belongs or where there is no cookie
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
