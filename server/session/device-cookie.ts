import { generateCookie } from 'hono/cookie';

/** The identity provider's cookie that marks a known device (behaviour/identity.md, 'Password guessing'). */
export const DEVICE_COOKIE = 'idp_device';

/**
 * The attributes of the cookie, except its value and its expiry.
 * @param origin the product's
 */
export const deviceCookieAttributes = (origin: string) => ({
  path: '/idp',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: origin.startsWith('https:'),
});

/**
 * Returns the `Set-Cookie` header that deletes the cookie when an account is deleted: the browser becomes
 * unknown to its other accounts too, until the next sign-in.
 * @param origin the product's
 */
export const endedDeviceCookie = (origin: string): string =>
  generateCookie(DEVICE_COOKIE, '', { ...deviceCookieAttributes(origin), maxAge: 0 });
