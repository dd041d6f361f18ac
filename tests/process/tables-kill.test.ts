import { expect, test } from 'vitest';

import { makePlace } from '#support/my-cards/kills.ts';
import { killAtTable, WHOLE } from '#support/tables/kills.ts';

test('after its server is killed a table is complete for all, with everything acknowledged', async () => {
  const { endings } = await killAtTable(await makePlace(), 1);
  expect(endings).toEqual([WHOLE]);
});
