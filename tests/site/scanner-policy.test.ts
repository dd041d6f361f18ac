import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { readDist } from '#support/site/dist.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Whether a file renders the scanner, by itself or through the islands that it imports. */
const hasScanner = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(join(ROOT, file), 'utf8');
  return (
    code.includes('<Scanner ') ||
    Array.from(code.matchAll(/'#islands\/([^']+\.tsx)'/g)).some(([, path = '']) =>
      hasScanner(`src/islands/${path}`, seen),
    )
  );
};

test('every page with the scanner allows its decoder, its worker and their policy', async () => {
  const pages = globSync('src/pages/*.astro', { cwd: ROOT }).filter((file) => hasScanner(file));
  expect(pages.length).toBeGreaterThan(5);
  const texts = await Promise.all(
    pages.map((page) => readDist(`/${basename(page, '.astro')}/index.html`)),
  );
  const parts = ["'wasm-unsafe-eval'", "worker-src 'self'", 'code-reader'];
  const isAllowed = (html: string): boolean => parts.every((part) => html.includes(part));
  expect(pages.filter((_, at) => !isAllowed(texts[at] ?? ''))).toEqual([]);
});
