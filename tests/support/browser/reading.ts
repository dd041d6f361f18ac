import { expect, type Page, type TestInfo } from '@playwright/test';

import { loadTestDeck } from '#support/shared/test-deck.ts';
import { readText } from '#support/pdf/pdf-text.ts';

/** The expected contents of the pages. */
export const deck = await loadTestDeck();

/** Every text at any depth. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Lets the API fail once on a path. */
export const failOnce = async (page: Page, path: string): Promise<void> => {
  const json = { error: 'unavailable', message: 'Not just now.' };
  await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 503, json }), { times: 1 });
};

/** The text of the page as it is printed. */
export const print = async (page: Page, info: TestInfo): Promise<string> => {
  const path = info.outputPath('page.pdf');
  await page.pdf({ path });
  return readText(path);
};

/** Presses Tab until a link or button of this name has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  await expect(async () => {
    await page.keyboard.press('Tab');
    // Read as it is: a look that gave up on a slow machine would walk past the right one.
    expect(await page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(name);
  }).toPass({ intervals: [0], timeout: 60_000 });
};
