import { expect, test } from 'vitest';

import { makeTemporaryFolder } from '#support/folder.ts';
import { freePort } from '#support/free-port.ts';
import { killUnderLoad } from '#support/kills.ts';

test('a server killed under load has kept what it acknowledged, with one owner each, and every session', async () => {
  const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
  expect(await killUnderLoad(place, 1)).toMatchObject({
    lost: [],
    doubled: [],
    signedOut: 0,
    wrong: 0,
  });
});
