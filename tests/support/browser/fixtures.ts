import { randomUUID } from 'node:crypto';

import {
  chromium,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';

import { BROWSER, LAUNCH } from '#support/browser/browser.ts';
import { cameraArgs, writeQrVideo } from '#support/browser/camera.ts';

export interface Person {
  readonly email: string;
  readonly givenName: string;
  readonly password: string;
}

/** A person nobody else in the tests is. */
export const newPerson = (): Person => ({
  email: `${randomUUID()}@example.com`,
  givenName: 'Ada',
  password: 'correct horse battery',
});

/** Fills in the provider's sign-up form; the browser is on it. */
export const fillSignUp = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Given name').fill(person.givenName);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
};

/** Fills in the provider's sign-in form; the browser is on it. */
export const fillSignIn = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Makes an account through the real pages and lands on a path. */
export const signUpAt = async (page: Page, path: string): Promise<Person> => {
  const person = newPerson();
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('signup', '');
  await page.goto(url.pathname + url.search);
  await fillSignUp(page, person);
  await page.waitForURL((reached) => reached.pathname === url.pathname);
  return person;
};

interface Fixtures {
  /**
   * Console messages and page errors that the test expects, as patterns to be pushed. Any other, and
   * any report of the policy, in whichever tab, fails the test.
   */
  readonly expected: RegExp[];
  /** Opens a browser of its own with more arguments. */
  readonly openBrowser: (args: readonly string[], options?: typeof LAUNCH) => Promise<Page>;
  /** Opens a browser of its own whose camera sees a QR code. */
  readonly openWithCamera: (text: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
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
  // Whoever has a page is watched; a test with browsers of its own needs no context here.
  page: async ({ page, expected: _expected }, use) => {
    await use(page);
    // A request that a test answers itself may still be under way when the test has seen enough.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openBrowser: async ({ baseURL, storageState }, use) => {
    const browsers: Awaited<ReturnType<typeof chromium.launch>>[] = [];
    await use(async (args, options = LAUNCH) => {
      const browser = await chromium.launch({ ...options, args: [...options.args, ...args] });
      browsers.push(browser);
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        ...(storageState && { storageState }),
      });
      return context.newPage();
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
  openWithCamera: ({ openBrowser }, use) =>
    use(async (text) => openBrowser(cameraArgs(await writeQrVideo(text)), BROWSER.launchOptions)),
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

export { expect } from '@playwright/test';
