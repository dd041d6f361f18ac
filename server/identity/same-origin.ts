import type { IncomingMessage } from 'node:http';

/**
 * Whether a request came from our own pages or from no page at all. Browsers send at least one of
 * the two headers with every form; other clients send neither and carry no one's cookies.
 * @param origin the origin of the product, such as `https://app.example.com`
 */
export const isSameOrigin = (req: IncomingMessage, origin: string): boolean => {
  const site = req.headers['sec-fetch-site'];
  const from = req.headers.origin;
  const siteFits = site === undefined || site === 'same-origin' || site === 'none';
  return siteFits && (from === undefined || from === origin);
};
