import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { DIST } from '#support/dist.ts';

const IN_PAGE = /(?:src|component-url|renderer-url|href)="(\/_astro\/[^"]+\.js)"/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

const matchesOf = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, match = '']) => match);

/** Every script that a page loads before anybody does anything: its own and what these import. */
const scriptsOf = async (page: string): Promise<ReadonlyMap<string, string>> => {
  const loaded = new Map<string, string>();
  const load = async (path: string): Promise<void> => {
    if (loaded.has(path)) return;
    const text = await readFile(join(DIST, path), 'utf8');
    loaded.set(path, text);
    for (const name of matchesOf(text, STATIC_IMPORT)) {
      await load(posix.join(posix.dirname(path), name));
    }
  };
  const html = await readFile(join(DIST, page, 'index.html'), 'utf8');
  for (const path of matchesOf(html, IN_PAGE)) await load(path);
  return loaded;
};

test('the caption page loads no more than 90 kB of script, brotli', async () => {
  const scripts = [...(await scriptsOf('social')).values()];
  const sizes = scripts.map((text) => brotliCompressSync(text).length);
  expect(scripts.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
});

test('the caption page loads nothing of sign-in', async () => {
  const scripts = [...(await scriptsOf('social')).entries()];
  const auth = scripts.filter(([, text]) => /cd\.auth|oauth2\/|tokenProvider/.test(text));
  expect(auth.map(([path]) => path)).toEqual([]);
});
