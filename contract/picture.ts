/** Which addresses may be an article's picture. No DOM. */

/**
 * A file of this site, below `/assets/`. The pages' policy shows pictures of no other site than that of
 * the settings, and reports every address that names one.
 */
export const OWN_PICTURE = /^\/assets\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The address that a picture is loaded from (behaviour.md, 'Articles').
 * @param address as an article names it; it may come from anywhere
 * @param site the address of the product's site, against which it is resolved; empty where it is this one
 * @returns empty for what is no picture of the site
 */
export const pictureOf = (address: string, site: string): string => {
  if (site === '') return OWN_PICTURE.test(address) ? address : '';
  if (address === '' || !URL.canParse(address, site)) return '';
  const { href, origin, pathname, username, password } = new URL(address, site);
  const isOfSite = origin === new URL(site).origin && username === '' && password === '';
  return isOfSite && PICTURE_FILE.test(pathname) ? href : '';
};
