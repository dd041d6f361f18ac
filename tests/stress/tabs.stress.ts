import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';

import { LAUNCH } from '#support/browser/browser.ts';
import { signUpAt } from '#support/browser/fixtures.ts';
import { countRefreshes } from '#support/browser/tabs.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

const ROUNDS = 100;
const TABS = 5;

test('five tabs with an expired token refresh once, round after round', async () => {
  const product = await startProductProcess({
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
