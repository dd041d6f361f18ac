/** Allowed addresses of an article's picture. No DOM. */

/** Address of a file of this site below `/assets/`, as deck files name pictures. */
export const OWN_PICTURE = /^\/assets\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Returns the address that a picture is loaded from (behaviour/articles.md, 'Articles'). The pages' content security
 * policy allows pictures of the product's site and of this one only, and reports all others.
 * @param address as an article names it; untrusted
 * @param site the configured origin of the product's site; empty where it is this one
 * @param here the origin of this site
 * @returns empty for an address that is not a picture of the product's site
 */
export const pictureOf = (address: string, site: string, here: string): string => {
  if (site === '' && OWN_PICTURE.test(address)) return address;
  const base = site || here;
  if (address === '' || !URL.canParse(address, base)) return '';
  const { href, origin, pathname, username, password } = new URL(address, base);
  const isOfSite = origin === new URL(base).origin && username === '' && password === '';
  return isOfSite && PICTURE_FILE.test(pathname) ? href : '';
};
