import { expect, test } from 'vitest';

import { makeSmallDeck } from '#support/catalogue/deck-folder.ts';
import { freePort } from '#support/shared/free-port.ts';
import { runProcess } from '#support/shared/process.ts';

// Which values cannot be used is in tests/server/config/config.test.ts.
test('a wrong value of a setting stops the build with one line', async () => {
  const build = runProcess(['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
    PUBLIC_AUTH_REDIRECT_PATH: '/dash',
  });
  expect(await build.ended).toBe(1);
  expect([build.stdout(), build.stderr()]).toEqual([
    '',
    'PUBLIC_AUTH_REDIRECT_PATH=/dash cannot be used: must be a path of its own such as /auth.\n',
  ]);
});

test('a setting that contradicts the built site stops the start with one line', async () => {
  const env = { PORT: String(await freePort()), PUBLIC_AUTH_REDIRECT_PATH: '/signed-in' };
  const server = runProcess(['server/run.mjs'], env);
  expect(await server.ended).toBe(1);
  expect([server.stdout(), server.stderr()]).toEqual([
    '',
    'PUBLIC_AUTH_REDIRECT_PATH=/signed-in cannot be used: the site was built with /auth. Build it again.\n',
  ]);
});

test('a start with another deck than the one of the build stops with one line', async () => {
  const folder = await makeSmallDeck();
  const env = { PORT: String(await freePort()), DECK_DIR: folder };
  const server = runProcess(['server/run.mjs'], env);
  expect(await server.ended).toBe(1);
  expect([server.stdout(), server.stderr()]).toEqual([
    '',
    `DECK_DIR=${folder} cannot be used: the site was built with another deck. Build it again.\n`,
  ]);
});
