import { expect, test } from 'vitest';

import { makePlace } from '#support/my-cards/kills.ts';
import { killAtTable, WHOLE } from '#support/tables/kills.ts';

test('a table whose server is killed is whole again for everybody, with all that was acknowledged', async () => {
  const { endings } = await killAtTable(await makePlace(), 1);
  expect(endings).toEqual([WHOLE]);
});
