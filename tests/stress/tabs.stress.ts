import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';

import { makeTemporaryFolder } from '#support/folder.ts';
import { LAUNCH } from '#support/browser.ts';
import { printFigure } from '#support/figure.ts';
import { signUpAt } from '#support/fixtures.ts';
import { freePort } from '#support/free-port.ts';
import { startProduct } from '#support/product-process.ts';
import { countRefreshes } from '#support/tabs.ts';

const ROUNDS = 100;
const TABS = 5;

test('five tabs with an expired token refresh once, round after round', async () => {
  const product = await startProduct({
    port: await freePort(),
    dataDir: await makeTemporaryFolder(),
  });
  onTestFinished(() => product.end('SIGTERM'));
  const browser = await chromium.launch(LAUNCH);
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await signUpAt(page, '/tools');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const outcome = await countRefreshes(context, TABS);
    expect({ round, ...outcome }).toEqual({ round, requests: 1, signedIn: TABS });
  }
  printFigure(`rounds of ${TABS} tabs with one refresh each`, ROUNDS);
});
