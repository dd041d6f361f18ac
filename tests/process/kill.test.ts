import { expect, test } from 'vitest';

import { killUnderLoad } from '#support/process/kills.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

test('a server killed under load has kept what it acknowledged, with one owner each, and every session', async () => {
  const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
  expect(await killUnderLoad(place, 1)).toMatchObject({
    lost: [],
    uncounted: 0,
    doubled: [],
    signedOut: 0,
    wrong: 0,
  });
});
