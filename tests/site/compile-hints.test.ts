import { expect, test } from 'vitest';

import { islandScriptsOf, readDist, scriptsOf } from '#support/site/dist.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** Characters below which a file has no hint. */
const SHORT = 5000;

test.each(['/browse/index.html', '/articles/index.html', '/dash/index.html', '/screen/index.html'])(
  'the scripts of %s begin with V8’s compile hint, but for short ones',
  async (page) => {
    const html = await readDist(page);
    const paths = [...(await scriptsOf(html)), ...(await islandScriptsOf(html))];
    const files = await Promise.all(
      [...new Set(paths)].map(async (path) => ({ path, text: await readDist(path) })),
    );
    const long = files.filter(({ text }) => text.length > SHORT + HINT.length);
    expect(long.filter(({ text }) => !text.startsWith(HINT))).toEqual([]);
    expect(long.some(({ path }) => path.includes('/client.'))).toBe(true);
  },
);
