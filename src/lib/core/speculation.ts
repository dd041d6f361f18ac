/**
 * The speculation rules of every page: a page is fetched when a link to it is about to be followed.
 * Browsers that know these rules leave them alone while the visitor saves data; for the others
 * src/lib/platform/prefetch.ts does the same.
 */

/** Addresses that change something or are never the same twice. */
const NOT_PREFETCHED = ['/api/', '/thanks/', '/idp/', '/auth', '/logout'] as const;

/** The text of the page's speculation rules. */
export const speculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: NOT_PREFETCHED.map((path) => `${path}*`) } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

/** Whether a page of this site is worth fetching ahead. */
export const mayPrefetch = (pathname: string): boolean =>
  !NOT_PREFETCHED.some((path) => pathname.startsWith(path));
