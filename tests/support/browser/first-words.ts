/** Pages before their modules run (docs/decisions/0041). */
import { expect, type Page } from '@playwright/test';

/** Holds the modules of the page back until the test lets them load. */
export const holdModules = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return () => resolve(undefined);
};

/** Lets the pages opened from here on send no early request and draw nothing before React. */
export const withoutFirstWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'firstWords', { get: () => undefined, set: () => {} });
  });

/** Waits until the page has come to life and knows the session. */
export const alive = (page: Page): Promise<void> =>
  expect(page.locator('html:not([data-first])')).toBeAttached();
