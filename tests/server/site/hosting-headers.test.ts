import { expect, test } from 'vitest';

import { headerRules } from '#server/site/hosting-headers.ts';

test('static hosts keep the files of each language for as long, pages and workers excepted', () => {
  const rules = headerRules([
    '/index.html',
    '/service-worker.js',
    '/sitemap-0.xml',
    '/de/index.html',
    '/de/faq/index.html',
    '/de/service-worker.js',
    '/de/sitemap-0.xml',
    '/de/assets/open-cards.json',
  ]);
  const kept = rules.filter(({ headers }) => headers['cache-control'] === 'public, max-age=3600');
  expect(kept.map(({ from }) => from)).toEqual([
    '/sitemap-0.xml',
    '/de/sitemap-0.xml',
    '/de/assets/*',
  ]);
});
