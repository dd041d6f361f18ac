import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import QRCode from 'qrcode';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { keptOf } from '#support/browser/remains.ts';
import { expect, fillSignIn, joinAt, reach, test } from '#support/browser/fixtures.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { makeNextVersion, PRESENT_WORDS, spoilPage } from '#support/process/next-version.ts';
import { startProductProcess, type Place, type Product } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';

/** What runs of the product; a test that fails ends none itself. */
const running: Product[] = [];

test.afterEach(async () => {
  for (const product of running.splice(0)) await product.end('SIGKILL');
});

/** Starts the product; it ends with the test at the latest. */
const start = async (place: Place): Promise<Product> => {
  const product = await startProductProcess(place);
  running.push(product);
  return product;
};

/** The product on a port and data of its own, and a browser whose service worker runs. */
const begin = async (browser: Browser): Promise<{ product: Product; context: BrowserContext }> => {
  const dataDir = await mkdtemp(join(temporaryRoot(), 'dck-offline-'));
  const product = await start({ port: await freePort(), dataDir });
  const context = await browser.newContext({
    baseURL: product.origin,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  return { product, context };
};

const finish = async (product: Product, context: BrowserContext): Promise<void> => {
  await context.close();
  await product.end('SIGKILL');
  await rm(product.place.dataDir, { recursive: true, force: true });
};

/** Ends a product and starts it again where it was, perhaps with another site or setting. */
const restart = async (product: Product, changes: Partial<Place> = {}): Promise<Product> => {
  await product.end('SIGKILL');
  return start({ ...product.place, ...changes });
};

/** Waits until the service worker answers for the site. */
const workerOf = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Lets the stored token run out, as after an hour. */
const expireToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('cd.auth.token') ?? '{}');
    const [header, payload, signature] = tokens.id_token.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const old = btoa(JSON.stringify({ ...claims, exp: 1 }));
    const stale = { ...tokens, id_token: `${header}.${old}.${signature}` };
    localStorage.setItem('cd.auth.token', JSON.stringify(stale));
  });

const keepSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Keep the deck on this device' });

/** Keeps the deck by the switch of the settings. */
const keepDeck = async (page: Page): Promise<void> => {
  await keepSwitch(page).check();
  await expect(page.getByText(/^The deck is on this device: \d/)).toBeVisible();
  await workerOf(page);
};

const deck = await loadTestDeck();

/**
 * Parts of texts that only signed-in people may read, without a character that JSON writes otherwise. The sample
 * card is on the landing page.
 */
const GUARDED = [
  ...deck.cards
    .filter(({ code }) => code !== deck.facts.sample)
    .flatMap((card) => Object.values(card)),
  ...deck.exercises.flatMap((exercise) => Object.values(exercise)),
  ...deck.articles.map(({ bodyHtml }) => bodyHtml),
].flatMap((text) => (typeof text === 'string' && /[^"\\\n]{50,}/.exec(text)?.[0]) || []);

/**
 * What closes a page that is about to go on to another. The browser drops a close that comes while one
 * page takes the other's place, so it is told until the page is gone.
 */
const prepareToClose = async (page: Page): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const whole = await page.context().browser()?.newBrowserCDPSession();
  const { targetId } = targetInfo;
  const isClosed = async (): Promise<boolean> => {
    await whole?.send('Target.closeTarget', { targetId }).catch(() => {});
    return page.isClosed();
  };
  return () => expect.poll(isClosed).toBe(true);
};

/** What a person writes on a card. */
const NOTE = 'Ask the night shift';

/** Writes a note on a card, which the server takes. */
const writeNote = async (page: Page): Promise<void> => {
  await page.goto('/browse/B12');
  const sent = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(NOTE)),
  );
  await page.getByLabel('Note').fill(NOTE);
  await sent;
  // The page has read the answer: what the server has never been given is kept on purpose.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cd.personal.unsent')))
    .toBe('false');
  await expect.poll(() => keptOf(page, [NOTE])).not.toEqual([]);
};

const cardTitle = (page: Page) => page.getByRole('heading', { name: 'Open the locked drawer' });

test('a kept deck is read without a server and a good token, and a sign-out leaves nothing', async ({
  browser,
}) => {
  const { product, context } = await begin(browser);
  const first = await context.newPage();
  const person = await joinAt(first, '/settings');
  await keepDeck(first);
  await first.goto('/browse');
  await expect(first.getByRole('link', { name: 'Open the locked drawer' }).first()).toBeVisible();
  expect(GUARDED.length).toBeGreaterThan(90);
  expect(await keptOf(first, GUARDED)).toHaveLength(GUARDED.length);

  await first.close();
  await product.end('SIGKILL');
  const page = await context.newPage();
  await page.goto('/');
  await expireToken(page);
  await page.getByRole('link', { name: 'Open the app' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  await expect(
    page.getByText('Offline, signed in as Ada. The deck is on this device.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Browse DCK' }).first().click();
  const all = deck.cards.length;
  await expect(page.getByText(`${all} of ${all} cards`)).toBeVisible();
  await page.getByLabel('Search the deck').fill('locked drawer');
  await expect(page.getByRole('link', { name: 'Open the locked drawer' })).toBeVisible();
  await page.getByRole('button', { name: 'Scan code' }).click();
  await page.getByLabel('Use a picture').setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: await QRCode.toBuffer('B12', { scale: 8 }),
  });
  await expect(cardTitle(page)).toBeVisible();
  await page.getByLabel('Note').fill(NOTE);
  await page.getByText('Add to a hand').click();
  await page.getByLabel('Name your first hand').fill('Monday');
  await page.keyboard.press('Enter');
  await expect(page.getByText('B12 is in “Monday”.')).toBeVisible();
  await expect(page.getByText('Saved here, not yet everywhere.')).toBeVisible();

  for (const [path, title] of [
    ['/games', deck.exercises[0]?.title],
    ['/journeys/otto', 'Otto'],
    ['/resources', deck.recipes[0]?.title],
    ['/articles/paper-first', deck.articles.find(({ slug }) => slug === 'paper-first')?.title],
  ] as const) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(title ?? '')
        .first(),
    ).toBeVisible();
  }
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  const again = await startProductProcess(product.place);
  const sent = page.waitForResponse('**/api/my');
  await page.goto('/tools');
  await expect(page.getByText('Offline, signed in')).toBeHidden();
  await sent;
  const second = await browser.newPage({ baseURL: product.origin });
  await second.goto('/mycards');
  await fillSignIn(second, person);
  await expect(second.getByText(NOTE)).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Monday' })).toBeVisible();
  await second.close();
  expect(await keptOf(page, [NOTE])).not.toEqual([]);
  await page.goto('/logout');
  await page.getByText('Successfully logged out.').waitFor();
  await page.close();
  const last = await context.newPage();
  await last.goto('/robots.txt');
  await expect.poll(() => keptOf(last, [...GUARDED, NOTE, person.email])).toEqual([]);
  const names = await last.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...Object.keys(localStorage),
  ]);
  expect(names).toEqual([expect.stringMatching(/^cd\.shell\./)]);
  await finish(again, context);
});

/** The state of the page's service worker; `none` where none is registered. */
const workerState = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    return worker?.state ?? 'none';
  });

test('with Save-Data a worker is installed for a kept deck only', async ({ browser }) => {
  const { product, context } = await begin(browser);
  const page = await context.newPage();
  // Pages look twice a second, while they are idle.
  await page.clock.install();
  await page.addInitScript(() => {
    let looks = 0;
    Object.defineProperty(navigator, 'connection', {
      get: () => {
        looks += 1;
        Object.assign(window, { looks });
        return { saveData: true };
      },
    });
  });
  await joinAt(page, '/settings');
  const looks = () => page.evaluate(() => Number(Reflect.get(window, 'looks')));
  const untilIdle = async (isDone: () => Promise<void>): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(4000);
      await isDone();
    }).toPass();
  await untilIdle(async () => expect(await looks()).toBeGreaterThan(4));
  expect(await workerState(page)).toBe('none');
  await keepSwitch(page).check();
  await expect(page.getByText(/^The deck is on this device: \d/)).toBeVisible();
  await untilIdle(async () => expect(await workerState(page)).not.toBe('none'));
  await finish(product, context);
});

test('an install of the worker that is killed midway is done by the next visit', async ({
  browser,
}) => {
  const { product, context } = await begin(browser);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await joinAt(page, '/tools');
  const stored = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    });
  await expect.poll(stored).toBeGreaterThan(1);
  // From here on no request is answered.
  process.kill(product.pid, 'SIGSTOP');
  await expect.poll(() => workerState(page)).toBe('installing');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await expect.poll(() => workerState(page)).toBe('none');
  process.kill(product.pid, 'SIGCONT');
  const before = await stored();
  await page.reload();
  await workerOf(page);
  expect(await stored()).toBeGreaterThan(before);
  await product.end('SIGKILL');
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await finish(product, context);
});

test('the switch of the settings keeps the deck, stops on the way and takes it off again @long', async ({
  page,
}) => {
  await joinAt(page, '/settings');
  const kept = keepSwitch(page);
  const isOn = page.getByText(/^The deck is on this device: \d/);
  const slow = Promise.withResolvers<void>();
  await page.route(
    '**/api/articles',
    async (route) => {
      await slow.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await expect(kept).toBeEnabled();
  await expect(kept).not.toBeChecked();
  await kept.press('Space');
  await expect(page.getByText('On its way to this device…')).toBeVisible();
  await expect(kept).toBeChecked();
  await kept.press('Space');
  await expect(kept).not.toBeChecked();
  await expect(page.getByRole('progressbar')).toBeHidden();
  slow.resolve();

  await kept.press('Space');
  await expect(isOn).toBeVisible();
  await page.reload();
  await expect(kept).toBeChecked();
  await kept.press('Space');
  await expect(kept).not.toBeChecked();
  await expect(kept).toBeFocused();
  await expect(isOn).toBeHidden();
  await expect.poll(() => keptOf(page, GUARDED)).toEqual([]);
});

test('another account, and a refused token, find nothing of a kept deck @long', async ({
  browser,
}) => {
  const { product, context } = await begin(browser);
  const page = await context.newPage();
  await joinAt(page, '/settings');
  await keepDeck(page);
  await writeNote(page);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toHaveLength(2);

  await context.clearCookies();
  await joinAt(page, '/tools');
  await expect(page.getByText(PRESENT_WORDS)).toBeVisible();
  await expect.poll(databases).toEqual([]);

  await page.goto('/settings');
  await keepDeck(page);
  await writeNote(page);
  await expireToken(page);
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('cd.auth.token') ?? '{}');
    localStorage.setItem('cd.auth.token', JSON.stringify({ ...tokens, refresh_token: 'spoilt' }));
  });
  await context.clearCookies();
  await page.goto('/articles');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/robots.txt');
  await expect.poll(() => keptOf(page, [...GUARDED, NOTE])).toEqual([]);
  await finish(product, context);
});

test('the end of an account leaves nothing, also where the page is closed at once @long', async ({
  browser,
}) => {
  const { product, context } = await begin(browser);
  const page = await context.newPage();
  const person = await joinAt(page, '/settings');
  await keepDeck(page);
  await writeNote(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Continue' }).click();
  await reach(page, /\/idp\/interaction\//);
  await fillSignIn(page, person);
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  // Open before: a browser without a page is slow to make one while it still ends the last.
  const next = await context.newPage();
  await page.bringToFront();
  const close = await prepareToClose(page);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await gone;
  await close();
  await next.goto('/browse/B12');
  await expect(next.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await next.goto('/robots.txt');
  await expect.poll(() => keptOf(next, [...GUARDED, NOTE, person.email])).toEqual([]);
  await finish(product, context);
});

test('a new version waits until it is asked for, whole, and a withdrawn worker ends @long', async ({
  browser,
}) => {
  const { product, context } = await begin(browser);
  const folder = await mkdtemp(join(temporaryRoot(), 'dck-next-'));
  const { words, dropped } = await makeNextVersion(folder);
  const mend = await spoilPage(folder);
  const page = await context.newPage();
  const other = await context.newPage();
  await joinAt(page, '/tools');
  await workerOf(page);
  await other.goto('/tools');
  await expect(other.getByText(PRESENT_WORDS)).toBeVisible();

  // A download that fails.
  const spoilt = await restart(product, { site: folder });
  await page.reload();
  const update = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const { installing } = registration;
    await new Promise<void>((resolve) => {
      if (!installing) resolve();
      installing?.addEventListener('statechange', () => resolve());
    });
    return { waits: registration.waiting !== null, shells: (await caches.keys()).length };
  });
  expect(update).toEqual({ waits: false, shells: 1 });
  await page.reload();
  await expect(page.getByText(PRESENT_WORDS)).toBeVisible();

  // One that succeeds, taken over by a tab while another one stays open.
  await mend();
  const next = await restart(spoilt, { site: folder });
  await page.reload();
  await expect(page.getByText('There is a new version.')).toBeVisible();
  await expect(page.getByText(PRESENT_WORDS)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(other.getByText(PRESENT_WORDS)).toBeVisible();
  const status = await other.evaluate(async (path) => (await fetch(path)).status, dropped);
  expect(status).toBe(200);
  await other.close();

  const withdrawing = await restart(next, { env: { WITHDRAW_SERVICE_WORKER: 'true' } });
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return [registrations.length, (await caches.keys()).length];
      }),
    )
    .toEqual([0, 0]);
  await page.goto('/tools');
  await expect(page.getByText(words)).toBeVisible();
  await finish(withdrawing, context);
  await rm(folder, { recursive: true, force: true });
});
