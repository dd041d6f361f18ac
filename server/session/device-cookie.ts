import { generateCookie } from 'hono/cookie';

/** The cookie of the identity provider that makes a browser known (behaviour.md, 'Wrong passwords'). */
export const DEVICE_COOKIE = 'idp_device';

/**
 * What the cookie is set with, besides its value and its end.
 * @param origin the product's
 */
export const deviceCookieAttributes = (origin: string) => ({
  path: '/idp',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: origin.startsWith('https:'),
});

/**
 * The `Set-Cookie` header that ends the cookie, for the end of an account: a browser is unknown to its
 * other accounts then, until the next sign-in.
 * @param origin the product's
 */
export const endedDeviceCookie = (origin: string): string =>
  generateCookie(DEVICE_COOKIE, '', { ...deviceCookieAttributes(origin), maxAge: 0 });
