import type { IdentityContext } from '#server/identity/context.ts';

/**
 * Whether a request came from the product's own pages or from no page. Browsers send at least one of the two
 * headers with every form; other clients send neither and carry no person's cookies.
 * @param origin the origin of the product, such as `https://app.example.com`
 */
export const isSameOrigin = (c: IdentityContext, origin: string): boolean => {
  const site = c.req.header('Sec-Fetch-Site');
  const from = c.req.header('Origin');
  const siteFits = site === undefined || site === 'same-origin' || site === 'none';
  return siteFits && (from === undefined || from === origin);
};
