import { join } from 'node:path';

import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';

import { BROWSER } from '#support/browser/browser.ts';
import { buildCheckout, copyCheckout } from '#support/languages/checkout.ts';
import { lookIn } from '#support/languages/look.ts';
import { addPseudoLanguage } from '#support/languages/pseudo-language.ts';
import {
  walkGuardedPages,
  walkOpenPages,
  walkProvider,
  walkTable,
} from '#support/languages/walk.ts';
import { startOwnProduct } from '#support/process/own-product.ts';

/** A language that Unicode leaves to private use. */
const TAG = 'xx';

test('a folder of messages is a language whose longer words fit all pages of a phone', async () => {
  const checkout = await copyCheckout();
  await addPseudoLanguage(join(checkout, 'messages'), TAG);
  const site = await buildCheckout(checkout);
  const { origin } = await startOwnProduct({ checkout, site });
  const browser = await chromium.launch(BROWSER.launchOptions);
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const look = lookIn(TAG);
  await page.goto('/');
  await expect.poll(() => page.locator(`a[hreflang=${TAG}]`).count()).toBeGreaterThan(0);
  await walkOpenPages(page, look);
  await walkProvider(page, look, TAG);
  await walkGuardedPages(page, look);
  await walkTable(browser, page, look);
  expect(look.wrong).toEqual([]);
}, 1_200_000);
