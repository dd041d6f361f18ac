/** Pages before their modules run (docs/decisions/0041). */
import { expect, type Locator, type Page } from '@playwright/test';

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

/** Waits until the page is hydrated and knows the session. */
export const alive = (page: Page): Promise<void> =>
  expect(page.locator('html:not([data-first])')).toBeAttached();

/** The HTML of elements without comments, with the attributes of each in alphabetical order. */
export const comparableHtml = (elements: Locator): Promise<string> =>
  elements.evaluateAll((found) =>
    found
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const part of [copy, ...copy.querySelectorAll('*')]) {
          const attributes = Array.from(
            part.attributes,
            ({ name, value }) => [name, value] as const,
          );
          for (const [name] of attributes) part.removeAttribute(name);
          for (const [name, value] of attributes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
            part.setAttribute(name, value);
        }
        return copy.outerHTML;
      })
      .join('')
      .replaceAll('<!-- -->', ''),
  );
