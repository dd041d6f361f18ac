import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { makeSmallDeck } from '#support/catalogue/deck-folder.ts';
import { startOwnProduct } from '#support/process/own-product.ts';
import { signUpOne } from '#support/process/product-process.ts';
import { runProcess } from '#support/shared/process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('another deck is built and served from its folder', { timeout: 300_000 }, async () => {
  const deck = await makeSmallDeck();
  await mkdir(join(deck, 'pictures'));
  await writeFile(join(deck, 'pictures', 'one.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const env = { DECK_DIR: deck };
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
  expect(await readdir(join(site, 'assets'))).toEqual(
    expect.arrayContaining(['one.svg', 'showcase']),
  );
  expect(await readdir(join(site, 'assets'))).not.toContain('articles');

  const { origin } = await startOwnProduct({ site, env });
  const { access_token } = await signUpOne(origin);
  const cards = await fetch(`${origin}/api/cards`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(await cards.json()).toMatchObject([{ code: 'Q01', title: 'A card of another deck' }]);
});
