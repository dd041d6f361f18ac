import { expect, test } from 'vitest';

import { brotliSize, islandScriptsOf, readDist, scriptsOf } from '#support/site/dist.ts';

/** Every script that the caption page loads before anybody does anything, by its path. */
const scriptsOfPage = async (): Promise<ReadonlyMap<string, string>> => {
  const html = await readDist('/social/index.html');
  const paths = [...(await scriptsOf(html)), ...(await islandScriptsOf(html))];
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readDist(path)] as const)),
  );
};

test('the caption page loads no more than 90.6 kB of script, brotli', async () => {
  const sizes = [...(await scriptsOfPage()).values()].map(brotliSize);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_600);
});

test('the caption page draws no picture before one is wanted', async () => {
  const scripts = [...(await scriptsOfPage()).entries()];
  expect(scripts.filter(([, text]) => text.includes('toDataURL')).map(([path]) => path)).toEqual(
    [],
  );
});

test('the caption page loads nothing of sign-in', async () => {
  const scripts = [...(await scriptsOfPage()).entries()];
  // The transaction's key is among those that a page deletes.
  const auth = scripts.filter(([, text]) =>
    /cd\.auth\.(?!transaction)|oauth2\/|tokenProvider/.test(text),
  );
  expect(auth.map(([path]) => path)).toEqual([]);
});
