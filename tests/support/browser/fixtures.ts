import { randomUUID } from 'node:crypto';

import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Clock,
  type ConsoleMessage,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test';

import { ISSUED_AT_KEY, TOKEN_KEY } from '#lib/session/session.ts';
import { BROWSER, LAUNCH } from '#support/browser/browser.ts';
import { cameraArgs, makeCamera, TWO_CAMERAS, type Camera } from '#support/browser/camera.ts';
import { PROVIDER, type Person } from '#support/browser/provider.ts';
import type { Frame } from '#support/browser/table-pictures.ts';

/** A person that no other test uses. */
export const newPerson = (): Person => ({
  email: `${randomUUID()}@example.com`,
  givenName: 'Ada',
  password: 'correct horse battery',
});

/** Fills in the provider's sign-up form, and what it asks for next; the browser is on it. */
export const fillSignUp = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Given name').fill(person.givenName);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await PROVIDER.finishSignUp(page);
};

/** Fills in the provider's sign-in form; the browser is on it. */
export const fillSignIn = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/**
 * Waits until a page is at an address and has loaded. On the way one redirect may cut another off, which
 * `page.waitForURL` takes for a failure.
 */
export const reach = async (page: Page, url: string | RegExp | ((url: URL) => boolean)) => {
  await expect(page).toHaveURL(url);
  await page.waitForLoadState();
};

/** Makes an account through the real pages and lands on a path. */
export const signUpAt = async (page: Page, path: string): Promise<Person> => {
  const person = newPerson();
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('signup', '');
  await page.goto(url.pathname + url.search);
  await fillSignUp(page, person);
  await reach(page, (reached) => reached.pathname === url.pathname);
  return person;
};

/** Keeps a picture of the page where the test has failed. */
const pictureFailure = async (page: Page, info: TestInfo): Promise<void> => {
  if (info.status === info.expectedStatus) return;
  const body = await page.screenshot({ timeout: 10_000 }).catch(() => undefined);
  if (body) await info.attach('page', { body, contentType: 'image/png' });
};

/** Ends the contexts that a test has opened in a browser. */
const closeAll = async (browser: Browser, info: TestInfo): Promise<void> => {
  for (const context of browser.contexts()) {
    for (const page of context.pages()) await pictureFailure(page, info);
    await context.close();
  }
};

/** The camera was allowed on an earlier visit: nothing is explained for a second before it starts. */
const ALLOWED = { permissions: ['camera'] };

/**
 * Makes an account by the requests that the pages would send, with the cookies of the page's browser, and
 * lands on a path: half the work of {@link signUpAt}, for tests that are about what comes after.
 */
export const joinAt = async (page: Page, path: string): Promise<Person> => {
  const person = newPerson();
  const { request } = page.context();
  const { origin } = new URL((await request.get('/healthz')).url());
  const tokens = await PROVIDER.join(request, origin, person);
  // Any file of the site does: what is stored belongs to its origin.
  await page.goto('/robots.txt');
  await page.evaluate(
    (items) => items.forEach(([key, value]) => localStorage.setItem(key, value)),
    [
      [TOKEN_KEY, JSON.stringify(tokens)],
      [ISSUED_AT_KEY, String(Date.now())],
    ] as const,
  );
  await page.goto(path);
  return person;
};

/** {@link joinAt} in a browser that is signed in: for a test that changes what others of the same account look at. */
export const joinAnew = async (page: Page, path: string): Promise<void> => {
  await page.context().clearCookies();
  await joinAt(page, path);
};

/** Pages whose clock a test has held. */
const HELD = new WeakSet<Page>();

interface Fixtures {
  /**
   * The page's clock, for the test to hold. Its page is left to no other test: where it is emptied for the next one,
   * the browser now and then runs a part of the clock without the rest, and complains (Playwright 1.65).
   */
  readonly clock: Clock;
  /**
   * Console messages and page errors that the test expects, as patterns to be pushed. Any other, and
   * any report of the policy, in whichever tab, fails the test.
   */
  readonly expected: RegExp[];
  /** Opens a page, with nothing stored but a session, whose camera sees a QR code. */
  readonly openWithCamera: (text: string) => Promise<Page>;
  /** Opens a page, with nothing stored but a session, whose camera sees a picture. */
  readonly openOver: (frame: Frame) => Promise<Page>;
  /** Opens a page in a browser that has two cameras, which see no code. */
  readonly openWithTwoCameras: () => Promise<Page>;
}

interface Browsers {
  /** The browser in which tests open contexts whose camera sees what it is shown. */
  readonly withCamera: { readonly browser: Browser; readonly camera: Camera };
}

export const test = base.extend<Fixtures, Browsers>({
  expected: async ({ context }, use) => {
    const expected: RegExp[] = [];
    const complaints: string[] = [];
    const note = (message: ConsoleMessage): void => {
      if (message.type() === 'error') complaints.push(message.text());
    };
    const noteError = (error: WebError): void => {
      complaints.push(String(error.error()));
    };
    context.on('console', note).on('weberror', noteError);
    await use(expected);
    // The next test may get the same context.
    context.off('console', note).off('weberror', noteError);
    const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)));
    if (unexpected.length > 0) throw new Error(`On the console: ${unexpected.join('\n')}`);
  },
  // Tests with a page are watched; a test with contexts of its own needs none here.
  page: async ({ page, browser, context, expected: _expected }, use, info) => {
    await use(page);
    await pictureFailure(page, info);
    // A request that a test answers itself may still be under way when the test has seen enough.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // A navigation under way would interrupt the reset of the context, which the next test gets.
    if (!page.isClosed()) await page.goto('/robots.txt').catch(() => {});
    // Pages of others that the test has opened would go on at the cost of the tests that follow.
    const others = browser.contexts().filter((other) => other !== context);
    await Promise.all(others.map((other) => other.close()));
    if (HELD.has(page)) await page.close();
  },
  clock: async ({ page }, use) => {
    HELD.add(page);
    await use(page.clock);
  },
  withCamera: [
    async ({ playwright }, use) => {
      const camera = await makeCamera();
      const { launchOptions } = BROWSER;
      const args = [...launchOptions.args, ...cameraArgs(camera)];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use({ browser, camera });
      await browser.close();
      await camera.remove();
    },
    { scope: 'worker' },
  ],
  openWithCamera: async ({ withCamera: { browser, camera } }, use, info) => {
    await use(async (text) => {
      await camera.show(text);
      return browser.newPage(ALLOWED);
    });
    await closeAll(browser, info);
  },
  openOver: async ({ withCamera: { browser, camera } }, use, info) => {
    await use(async (frame) => {
      await camera.showFrame(frame);
      return browser.newPage(ALLOWED);
    });
    await closeAll(browser, info);
  },
  openWithTwoCameras: async ({ playwright }, use, info) => {
    // The lighter browser names the cameras anew on every page.
    const args = [...LAUNCH.args, ...TWO_CAMERAS];
    const browser = await playwright.chromium.launch({ ...LAUNCH, args });
    await use(() => browser.newPage(ALLOWED));
    await closeAll(browser, info);
    await browser.close();
  },
});

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Every test begins signed in, as a person with no deck who signed up through the real pages and has seen
 * nothing yet. The
 * tests of a worker share that person: one that changes an account makes its own.
 */
export const memberTest = test.extend<object, { member: StorageState }>({
  member: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL ?? '' });
      await signUpAt(page, '/tools');
      const state = await page.context().storageState();
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ member }, use) => use(member),
});

export { expect, type Person };
