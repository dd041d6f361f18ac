import { expect, test } from 'vitest';

import { killWhileSyncing, makePlace } from '#support/my-cards/kills.ts';
import { UNHARMED } from '#support/my-cards/life.ts';

test('devices whose server is killed while they sync come to the same state, and no text is lost', async () => {
  const { endings } = await killWhileSyncing(await makePlace(), 1);
  expect(endings).toEqual([UNHARMED]);
});
