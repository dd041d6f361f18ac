import { cp } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { startOwnProduct } from '#support/process/own-product.ts';
import { rebuildUnderLoad } from '#support/process/rebuild.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { DIST } from '#support/site/dist.ts';

test('a site that is deleted and built again in place is served all the while', async () => {
  const site = await makeTemporaryFolder();
  await cp(DIST, site, { recursive: true });
  const { answers, wrong } = await rebuildUnderLoad(await startOwnProduct({ site }), 100);
  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(200);
});
