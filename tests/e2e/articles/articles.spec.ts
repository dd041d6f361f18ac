import type { Page } from '@playwright/test';

import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck } from '#support/browser/reading.ts';
import { HOSTILE_BODIES, HOSTILE_BY_KIND } from '#support/hostile/hostile-bodies.ts';
import { sample } from '#support/shared/rounds.ts';

const SILENCE = 'Paper first: write before you talk';

const tile = (page: Page) => page.getByRole('link', { name: SILENCE });
const silence = (page: Page) => page.getByRole('article', { name: SILENCE });

test('the list shows every article with picture, description and reading time', async ({
  page,
}) => {
  await page.goto('/articles');
  await expect(tile(page)).toBeVisible();
  const tiles = page.locator('main .tile');
  expect((await tiles.allInnerTexts()).map((text) => text.split(/\n+/))).toEqual(
    deck.articles.map(({ title, description, timeToRead }) => [title, description, timeToRead]),
  );
  expect(
    await tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
  ).toEqual(deck.articles.map(({ image }) => image.url));
});

test('an article shows all its fields', async ({ page }) => {
  const article = deck.articles.find(({ title }) => title === SILENCE);
  await page.goto('/articles');
  await tile(page).click();
  await expect(silence(page).getByRole('heading', { level: 1, name: SILENCE })).toBeVisible();
  for (const text of [article?.description, article?.author, article?.timeToRead]) {
    await expect(silence(page).getByText(text ?? '', { exact: true })).toBeVisible();
  }
  await expect(silence(page).locator('time')).toHaveAttribute('datetime', '2026-03-05');
  await expect(silence(page).locator('time')).toHaveText('5 March 2026');
  await expect(page).toHaveTitle(/^Paper first/);
  // All tags and addresses of what the server has made of the text are kept.
  expect(await silence(page).locator('.article-body').innerHTML()).toBe(article?.bodyHtml);
});

test('an article leads to the ones beside it and to its cards; Back and Forward go the same way @long', async ({
  page,
}) => {
  await page.goto('/articles/paper-first');
  await page.getByRole('link', { name: /^Previous article/ }).click();
  await page.getByRole('link', { name: /^Next article/ }).click();
  await silence(page).getByRole('link', { name: 'Listen to the last' }).click();
  await expect(page.getByRole('article', { name: 'Listen to the last' })).toBeVisible();
  await page.goBack();
  await expect(silence(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/browse\/B17$/);
  await page.getByRole('link', { name: SILENCE }).click();
  await expect(silence(page)).toBeVisible();
});

test('an article whose picture has an unsafe address is there, without it @long', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let url = '';
  await page.route('**/api/articles**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const spoil = (article: object) => ({ ...article, image: { url } });
    await route.fulfill({ response, json: Array.isArray(json) ? json.map(spoil) : spoil(json) });
  });
  for (const address of [
    'javascript:alert(1)',
    'feed:https://evil.example/a.png',
    'https://evil.example/a.png',
    '//evil.example/a.png',
  ]) {
    url = address;
    await page.goto('/articles/paper-first');
    await expect(silence(page).getByText('Put one question on the wall'), url).toBeVisible();
    await expect(silence(page).locator('.article-picture'), url).toHaveCount(0);
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(tile(page)).toBeVisible();
    await expect(page.locator('main .tile img'), url).toHaveCount(0);
  }
  expect(asked.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
});

/** Gives the open article another body. */
const serveBody = (page: Page, bodyHtml: () => string) =>
  page.route('**/api/articles/paper-first', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), bodyHtml: bodyHtml() } });
  });

/** How the browser tells that it has refused something while DOMPurify was reading. */
const REFUSED = [
  /(inline event handler|inline style|base URI to '.*') violates/,
  /requires 'TrustedScript' assignment/,
];

/** What an author may write, and what becomes of it. */
const WRITTEN = [
  ['<p>a <em>b</em> &amp; c</p>', '<p>a <em>b</em> &amp; c</p>'],
  [
    '<a href="/browse/B12" title=\'x "y"\'>B12</a>',
    '<a href="/browse/B12" title="x &quot;y&quot;">B12</a>',
  ],
  ['<IMG SRC=/assets/a.png ALT="">', '<img src="/assets/a.png" alt="">'],
  ['<img src="https://example.com/a.png" alt="x">', '<img alt="x">'],
  ['<p>1 < 2 and 3 > 2</p>', '<p>1 &lt; 2 and 3 &gt; 2</p>'],
  ['<section><p>kept</p></section>', '<p>kept</p>'],
  ['a<script>x()</script>b<!-- c -->d<style>e</style>f', 'abdf'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
] as const;

test('what is written in an article is kept as far as running text needs it @long', async ({
  page,
  expected,
}) => {
  expected.push(...REFUSED);
  await page.route('**/assets/a.png', (route) => route.fulfill({ contentType: 'image/png' }));
  await serveBody(page, () => WRITTEN.map(([html]) => html).join('<hr>'));
  const picture = page.waitForResponse('**/assets/a.png');
  await page.goto('/articles/paper-first');
  await picture;
  const html = await page.locator('.article-body').innerHTML();
  expect(html.split('<hr>')).toEqual(WRITTEN.map(([, kept]) => kept));
});

for (const piece of ['<', '<a ', '<a "', '<a href="', '<!', '<!--', '<script>', '<style ', '<p>']) {
  test(`a long row of ${piece} keeps no reader waiting for the rest of the page @long`, async ({
    page,
    expected,
  }) => {
    expected.push(...REFUSED);
    await serveBody(page, () => `<p>Before.</p>${piece.repeat(20_000)}`);
    await page.goto('/articles/paper-first');
    await expect(page.locator('.article-body').getByText('Before.')).toBeVisible();
  });
}

/** Where a page finds the body of its article. */
const BODY_KEY = 'test.body';

/**
 * Gives the article the body under {@link BODY_KEY} on every load. In the page itself: a request that is
 * answered here costs as much again as the rest of the load, and there are dozens.
 */
const takeBodyFromStorage = (page: Page) =>
  page.addInitScript((key) => {
    const ask = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (new URL(answer.url).pathname !== '/api/articles/paper-first') return answer;
      return Response.json({ ...(await answer.json()), bodyHtml: sessionStorage.getItem(key) });
    };
  }, BODY_KEY);

/** How many hostile bodies a page is given at a time. */
const BATCH = 80;

/** Bodies, each between two texts of its own. */
const betweenTexts = (bodies: readonly string[]): string =>
  bodies.map((html, index) => `<p>Before ${index}.</p>${html}<p>After ${index}.</p>`).join('');

/** What the policy refuses while DOMPurify reads: handlers, styles and another base address. */
const READING = ['script-src-attr', 'style-src-attr', 'style-src-elem', 'base-uri'];

/** What an article's body must not hold, and what the browser has refused beside its reading. */
const findTraces = (body: HTMLElement, reading: readonly string[]) => {
  const elements = [...body.querySelectorAll<HTMLElement>('*')];
  for (const element of elements) {
    for (const name of ['mouseover', 'focus', 'pointerenter'])
      element.dispatchEvent(new Event(name));
  }
  return {
    attacked: 'attacked' in window,
    refused: (window as unknown as { refused: string[] }).refused.filter(
      (directive) => !reading.includes(directive),
    ),
    attributes: elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => !['href', 'title', 'alt'].includes(name)),
    ),
    protocols: [...body.querySelectorAll('a')]
      .filter((link) => link.hasAttribute('href'))
      .map((link) => link.protocol)
      .filter((protocol) => protocol !== 'http:'),
    hosts: [...body.querySelectorAll('a')]
      .map((link) => link.host)
      .filter((host) => host !== '' && host !== location.host),
    tags: body.querySelectorAll('script,style,iframe,svg,math,form,input,object,embed,link,meta')
      .length,
  };
};

const NO_TRACES = {
  attacked: false,
  refused: [],
  attributes: [],
  protocols: [],
  hosts: [],
  tags: 0,
};

for (const [kind, bodies] of sample(Object.entries(HOSTILE_BY_KIND), 4)) {
  test(`hostile ${kind} neither run nor load anything, and the text before stays`, async ({
    page,
    expected,
  }) => {
    expected.push(...REFUSED);
    await takeBodyFromStorage(page);
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', (event) =>
        refused.push(event.effectiveDirective),
      );
    });
    await page.goto('/robots.txt');
    for (let left = sample(bodies, 12); left.length > 0;) {
      const batch = left.slice(0, BATCH);
      const bodyHtml = betweenTexts(batch);
      await page.evaluate(([key, html]) => sessionStorage.setItem(key, html), [
        BODY_KEY,
        bodyHtml,
      ] as const);
      await page.goto('/articles/paper-first');
      const body = page.locator('.article-body');
      await expect(body).toBeVisible();
      expect.soft(await body.evaluate(findTraces, READING), bodyHtml).toEqual(NO_TRACES);
      const text = (await body.textContent()) ?? '';
      // What leaves an element or a comment open swallows the rest, as HTML has it.
      const open = batch.findIndex((_, index) => !text.includes(`After ${index}.`));
      const read = open === -1 ? batch.length : open + 1;
      const missing = batch.slice(0, read).filter((_, index) => !text.includes(`Before ${index}.`));
      expect.soft(missing).toEqual([]);
      left = left.slice(read);
    }
  });
}

test('there are hundreds of hostile bodies', () => {
  expect(new Set(HOSTILE_BODIES).size).toBeGreaterThanOrEqual(200);
});
