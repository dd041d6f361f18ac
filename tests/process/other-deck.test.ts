import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { makeSmallDeck } from '#support/catalogue/deck-folder.ts';
import { startOwnProduct } from '#support/process/own-product.ts';
import { signUpOne } from '#support/process/product-process.ts';
import { runProcess } from '#support/shared/process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('another deck is built and served from its folder', { timeout: 300_000 }, async () => {
  const env = { DECK_DIR: await makeSmallDeck() };
  // Astro moves files into the site, which a file system of its own would prevent.
  const site = await mkdtemp(join(ROOT, 'node_modules', '.cache', 'site-'));
  onTestFinished(() => rm(site, { recursive: true }));
  const build = runProcess(
    ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', site],
    { ...env, VITEST: '' },
  );
  expect([await build.ended, build.stderr()]).toEqual([0, '']);
  expect(await readFile(join(site, 'c/Q01/index.html'), 'utf8')).toContain(
    'A card of another deck',
  );

  const { origin } = await startOwnProduct({ site, env });
  const { access_token } = await signUpOne(origin);
  const cards = await fetch(`${origin}/api/cards`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(await cards.json()).toMatchObject([{ code: 'Q01', title: 'A card of another deck' }]);
});
