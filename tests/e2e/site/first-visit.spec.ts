import type { CDPSession, Page } from '@playwright/test';

import { expect, fillSignIn, joinAt, reach, test } from '#support/browser/fixtures.ts';

interface Answer {
  readonly url: string;
  bytes: number;
  isCached: boolean;
}

/** Collects what the browser gets over the network: requests, and bytes as transferred, headers included. */
const watchNetwork = async (devTools: CDPSession): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  const running = new Map<string, Answer>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    const before = running.get(requestId);
    if (redirectResponse && before) before.bytes = redirectResponse.encodedDataLength;
    const answer = { url: request.url, bytes: 0, isCached: false };
    running.set(requestId, answer);
    answers.push(answer);
  });
  const noteCached = (requestId: string): void => {
    const answer = running.get(requestId);
    if (answer) answer.isCached = true;
  };
  devTools.on('Network.requestServedFromCache', ({ requestId }) => noteCached(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromPrefetchCache === true)
      noteCached(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = running.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await devTools.send('Network.enable');
  return answers;
};

/** Waits until the session is known and the page has loaded what it loads then. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await expect(page.locator('html[data-session="in"]')).toBeAttached();
};

test('a first visit makes at most 65 requests and loads at most 400 kB', async ({
  browser,
  baseURL,
}) => {
  const place = baseURL === undefined ? {} : { baseURL };
  const other = await browser.newPage(place);
  const person = await joinAt(other, '/robots.txt');
  await other.close();
  const context = await browser.newContext({
    ...place,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const answers = await watchNetwork(await context.newCDPSession(page));

  await page.goto('/');
  await page.locator('main a.when-signed-out[href="/dash"]').first().click();
  await fillSignIn(page, person);
  await reach(page, (url) => url.pathname === '/dash');
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  await settle(page);
  await page.goto('/browse');
  await page.locator('li a[href^="/browse/"]').first().click();
  const note = page.getByLabel('Note');
  await expect(note).toBeVisible();
  for (let card = 1; card < 5; card += 1) {
    const title = await page.locator('article h1').textContent();
    await page.getByRole('button', { name: /^Next card/ }).click();
    await expect(page.locator('article h1')).not.toHaveText(title ?? '');
    await expect(note).toBeVisible();
  }
  await page.goto('/registration');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await settle(page);
  await page.goto('/logout');
  await reach(page, (url) => url.pathname === '/');
  await context.close();

  const loaded = answers.filter(({ url, isCached }) => !isCached && url.startsWith('http'));
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(loaded.length).toBeGreaterThan(30);
  expect(loaded.length).toBeLessThanOrEqual(65);
  expect(total).toBeGreaterThan(150_000);
  expect(total).toBeLessThanOrEqual(400_000);
});
