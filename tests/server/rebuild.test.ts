import { cp } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { DIST } from '#support/dist.ts';
import { makeTemporaryFolder } from '#support/folder.ts';
import { startOwnProduct } from '#support/own-product.ts';
import { rebuildUnderLoad } from '#support/rebuild.ts';

test('a site that is deleted and built again in place is served all the while', async () => {
  const site = await makeTemporaryFolder();
  await cp(DIST, site, { recursive: true });
  const { answers, wrong } = await rebuildUnderLoad(await startOwnProduct({ site }), 200);
  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(400);
});
