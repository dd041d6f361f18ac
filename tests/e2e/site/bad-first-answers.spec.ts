import type { Page, Route } from '@playwright/test';

import { TOKEN_KEY } from '#lib/session/session.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import {
  expect,
  joinAt,
  memberTest as test,
  test as visitorTest,
} from '#support/browser/fixtures.ts';

/** The list of cards; a page that has it shows a card of it where the card's own request has failed. */
const LIST = '**/api/cards';

/** Pages that send an early request, with the element that a usable answer would draw. */
const PAGES = [
  { path: '/browse/B12', api: '**/api/cards/B12', drawn: 'article.open-card' },
  { path: '/articles/paper-first', api: '**/api/articles/paper-first', drawn: 'main article' },
  { path: '/browse', api: LIST, drawn: 'main a[href^="/browse/"]' },
] as const;

/** Words in sight; the page may repeat them for screen readers. */
const said = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first();

const refusal = (status: number, message: string, headers = {}) => ({
  status,
  headers,
  json: { error: status === 429 ? 'rate_limited' : 'unavailable', message },
});

const fulfil = (answer: Parameters<Route['fulfill']>[0]) => (route: Route) => route.fulfill(answer);

/** Answers that are no use, with the words that a person meets. */
const ANSWERS = [
  {
    name: 'too many requests',
    answer: fulfil(refusal(429, 'Slow down a little.', { 'retry-after': '30' })),
    words: /Slow down a little\.|Too many/,
  },
  {
    name: 'a server that is restarting',
    answer: fulfil(refusal(503, 'Back in a moment.', { 'retry-after': '30' })),
    words: 'Back in a moment.',
  },
  {
    name: 'the page of a captive portal',
    answer: fulfil({ status: 200, contentType: 'text/html', body: '<title>Hotel</title>Log in' }),
    words: 'Something went wrong. Please try again.',
  },
  {
    name: 'a redirect to a captive portal',
    answer: fulfil({ status: 302, headers: { location: 'https://portal.invalid/' } }),
    words: NETWORK_ERROR,
  },
  {
    name: 'a connection that breaks',
    answer: (route: Route) => route.abort('connectionreset'),
    words: NETWORK_ERROR,
  },
] as const;

for (const { path, api, drawn } of PAGES) {
  for (const { name, answer, words } of ANSWERS) {
    test(`${path}: ${name} ends in words`, async ({ page, expected }) => {
      expected.push(/429|503|ERR_/, /could not be loaded/, /portal\.invalid/);
      for (const asked of new Set([api, LIST])) await page.route(asked, answer);
      await page.goto(path);
      await expect(said(page, words)).toBeVisible();
      await expect(page.locator(drawn)).toHaveCount(0);
    });
  }

  test(`${path}: an answer that does not come ends in words`, async ({ page, expected }) => {
    expected.push(/could not be loaded/);
    await timeOutByHand(page);
    for (const held of new Set([api, LIST])) await page.route(held, () => {});
    const asked = page.waitForRequest(api);
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await expect(async () => {
      await page.evaluate(() => (window as unknown as { timeOut: () => void }).timeOut());
      await expect(said(page, NETWORK_ERROR)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.locator(drawn)).toHaveCount(0);
  });

  visitorTest(`${path}: a token that is refused is renewed once`, async ({ page, expected }) => {
    expected.push(/401/);
    await joinAt(page, '/tools');
    const tokens: (string | undefined)[] = [];
    await page.route(api, async (route, request) => {
      tokens.push(request.headers()['authorization']);
      if (tokens.length > 1) return route.continue();
      return route.fulfill({ status: 401, json: { error: 'unauthorized', message: 'No.' } });
    });
    await page.goto(path);
    await expect(page.locator(drawn).first()).toBeVisible();
    expect(tokens).toHaveLength(2);
    expect(tokens[1]).not.toBe(tokens[0]);
  });
}

/** Replaces the timeouts of requests by one that the test sets off. */
const timeOutByHand = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const pending: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      pending.push(controller);
      return controller.signal;
    };
    Object.assign(window, {
      timeOut: () => {
        for (const one of pending.splice(0)) one.abort(new DOMException('', 'TimeoutError'));
      },
    });
  });

visitorTest(
  'with a storage that throws nothing is asked, and the page says why',
  async ({ page }) => {
    await joinAt(page, '/tools');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('', 'SecurityError');
          },
        });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/browse/B12');
    await expect(page.getByText('Your browser blocks storage for this site')).toBeVisible();
    expect(asked).not.toContain('/api/cards/B12');
  },
);

visitorTest(
  'five tabs whose early requests are refused renew the token once',
  async ({ page, expected }) => {
    expected.push(/401/);
    await joinAt(page, '/tools');
    const context = page.context();
    const stale = await page.evaluate((key) => {
      const tokens: { readonly access_token: string } = JSON.parse(localStorage.getItem(key) ?? '');
      return tokens.access_token;
    }, TOKEN_KEY);
    await context.route('**/api/cards/B12', (route, request) =>
      request.headers()['authorization'] === `Bearer ${stale}`
        ? route.fulfill({ status: 401, json: { error: 'unauthorized', message: 'No.' } })
        : route.continue(),
    );
    let renewals = 0;
    context.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/oauth2/token')) renewals += 1;
    });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/browse/B12', { waitUntil: 'commit' })));
    for (const tab of tabs) await expect(tab.locator('article.open-card')).toBeVisible();
    expect(renewals).toBe(1);
  },
);
