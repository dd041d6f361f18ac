import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { getConfig } from '#server/config/config.ts';
import { startServer } from '#server/server.ts';
import { expect, test } from '#support/browser/fixtures.ts';
import { TEST_DECK } from '#support/shared/test-deck.ts';
import { freePort } from '#support/shared/free-port.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';
import { DIST } from '#support/site/dist.ts';

const SENTENCE = /^Captions are the exception\. Here a language model may write them/;

test('without a model the privacy page does not speak of one', async ({ page }) => {
  const asked = page.waitForResponse('**/thanks/social');
  await page.goto('/privacy');
  expect(await (await asked).json()).toEqual({ data: { model: false } });
  await expect(page.getByText(SENTENCE)).toBeHidden();
});

test('with a model the privacy page says what it is sent', async ({ page }) => {
  const folder = await mkdtemp(join(temporaryRoot(), 'dck-model-'));
  const config = getConfig({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DECK_DIR: TEST_DECK,
    CAPTION_MODEL_URL: 'http://127.0.0.1:9/v1/chat/completions',
    CAPTION_MODEL_KEY: 'key',
    CAPTION_MODEL: 'model',
  });
  const server = await startServer(config, DIST, () => {});
  await page.goto(`${config.origin}/privacy`);
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await server.close(100);
  await rm(folder, { recursive: true });
});
