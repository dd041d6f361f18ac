/**
 * The speculation rules of every page: prefetch on intent. Browsers ignore them while the visitor saves data;
 * src/lib/shell/prefetch.browser.ts covers browsers without support.
 */

import { href } from '#lib/shared/routes.ts';

/** Addresses with side effects or unique answers. */
const notPrefetched = (): readonly string[] => [
  '/api/',
  '/thanks/',
  '/idp/',
  href('auth'),
  href('logout'),
];

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
