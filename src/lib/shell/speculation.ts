/**
 * The speculation rules of every page: a page is fetched when a link to it is about to be followed.
 * Browsers that know these rules leave them alone while the visitor saves data; for the others
 * src/lib/shell/prefetch.browser.ts does the same.
 */

import { href } from '#lib/shared/routes.ts';

/** Addresses that change something or are never the same twice. */
export const notPrefetched = (): readonly string[] => [
  '/api/',
  '/thanks/',
  '/idp/',
  href('auth'),
  href('logout'),
];

/** The text of the page's speculation rules. */
export const speculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: notPrefetched().map((path) => `${path}*`) } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
