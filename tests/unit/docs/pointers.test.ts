import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const headings = new Set(
  Array.from(
    readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8').matchAll(/^## (.+)$/gm),
    ([, heading]) => heading,
  ),
);

/** The headings of docs/behaviour.md that the code names, each with the file that names it. */
const pointers = globSync('{contract,server,src}/**/*.{ts,tsx,astro,css,mjs}', {
  cwd: ROOT,
}).flatMap((file) => {
  // A pointer may stand on two lines of a comment.
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)\s*/g, ' ');
  return Array.from(text.matchAll(/behaviour\.md, '([^']*)'/g), ([, heading]) => ({
    file,
    heading,
  }));
});

/** The table of tests at the end; statements.test.ts holds it. */
const NO_RULE = 'Where each statement is proved';

test('every rule that the code names is a heading of docs/behaviour.md', () => {
  expect(pointers.filter(({ heading }) => !headings.has(heading ?? ''))).toEqual([]);
  expect(pointers.length).toBeGreaterThan(100);
});

test('every heading of docs/behaviour.md is named by the code that keeps it', () => {
  const named = new Set(pointers.map(({ heading }) => heading));
  const rules = [...headings].filter((heading) => heading !== NO_RULE);
  expect(rules.filter((heading) => !named.has(heading))).toEqual([]);
});
