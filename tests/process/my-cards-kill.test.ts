import { expect, test } from 'vitest';

import { killWhileSyncing } from '#support/my-cards/kills.ts';
import { UNHARMED } from '#support/my-cards/life.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

test('devices whose server is killed while they sync come to the same state, and no text is lost', async () => {
  const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
  const { endings } = await killWhileSyncing(place, 1);
  expect(endings).toEqual([UNHARMED]);
});
