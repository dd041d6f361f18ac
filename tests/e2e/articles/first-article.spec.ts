import type { Page } from '@playwright/test';

import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import {
  alive,
  comparableHtml,
  holdModules,
  withoutFirstWords,
} from '#support/browser/first-words.ts';
import { deck } from '#support/browser/reading.ts';

const SLUG = 'paper-first';
const PATH = `/articles/${SLUG}`;

const article = (page: Page) => page.locator('main article');
/** The parts of the article, without the links that another request adds. */
const htmlOf = (page: Page): Promise<string> =>
  comparableHtml(page.locator('main article > :not(nav)'));

test('an article is readable before any module has loaded', async ({ page }) => {
  await holdModules(page);
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(article(page).getByText('Put one question on the wall')).toBeVisible();
  await expect(page).toHaveTitle(/^Paper first/);
});

const ODD = [
  ['no text', { bodyHtml: '' }],
  ['text without elements', { bodyHtml: ' a & b < c ' }],
  [
    'a table',
    {
      bodyHtml:
        '<table> <thead> <tr> <th>A</th> </tr> </thead> <tbody><tr><td>1 </td></tr></table>',
    },
  ],
  [
    'attributes that are left out',
    {
      bodyHtml:
        '<p id="a" class="b" data-c="d" aria-label="e">x</p><a href="">y</a><a href="javascript:f()">z</a>' +
        '<img src="" alt="i"><img src="https://example.com/a.png" alt="">',
    },
  ],
  ['elements that are taken out', { bodyHtml: '<p>a<form>b</form><svg><p>c</p></svg>d' }],
  ['no picture', { image: { url: '' } }],
  [
    'sources',
    {
      sources: [
        { work: 'W', year: '1999' },
        { who: 'A', work: 'B', year: 'fourth century BC', note: 'N', url: 'https://example.com/' },
      ],
    },
  ],
  ['no sources', { sources: [] }],
  ['a sheet', { sheet: 'decision-page' }],
  ['a script in a title', { title: '"><script>alert(1)</script>&amp;' }],
] as const;

const CASES = [
  ...deck.articles.map(({ slug }) => [slug, {}] as const),
  ...ODD.map(([name, changes]) => [`${SLUG} with ${name}`, changes] as const),
];

/** Changes the answer for an article. */
const serve = (page: Page, slug: string, changes: object) =>
  page.route(`**/api/articles/${slug}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });

for (const [name, changes] of CASES) {
  test(`${name} is drawn as the island renders it`, async ({ page }) => {
    const [slug = ''] = name.split(' ');
    await serve(page, slug, changes);
    const release = await holdModules(page);
    await page.goto(`/articles/${slug}`, { waitUntil: 'commit' });
    await expect(article(page)).toBeVisible();
    const drawn = await htmlOf(page);
    release();
    await alive(page);
    expect(await htmlOf(page)).toBe(drawn);
    await withoutFirstWords(page);
    await page.reload();
    await expect(article(page)).toBeVisible();
    expect(await htmlOf(page)).toBe(drawn);
  });
}

const LEFT = [
  [
    'spelt in another way',
    { pubDate: '2026-03-05T10:00:00Z', timeToRead: 4, image: ['/assets/a.png'] },
    'article',
  ],
  [
    'with a source that is none',
    { sources: [{ work: 'W', year: 'long ago' }] },
    '[role=alert]:not([data-session-notice])',
  ],
] as const;

for (const [name, changes, shown] of LEFT) {
  test(`an article ${name} is left to the modules`, async ({ page, expected }) => {
    expected.push(/404|could not be loaded/);
    await serve(page, SLUG, changes);
    const release = await holdModules(page);
    await page.goto(PATH, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.firstWords?.painted.then(() => true));
    await expect(article(page)).toHaveCount(0);
    release();
    await expect(page.locator('main').locator(shown)).toBeVisible();
  });
}
