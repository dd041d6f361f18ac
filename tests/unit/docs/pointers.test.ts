import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The headings of docs/behaviour, as the code names them: `session.md, 'Sign-in'`. */
const headings = new Set(
  globSync('docs/behaviour/*.md', { cwd: ROOT }).flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(/^## (.+)$/gm),
      ([, heading]) => `${basename(file)}, '${heading}'`,
    ),
  ),
);

/** The headings of docs/behaviour that the code names, each with the file that names it. */
const pointers = globSync('{contract,server,src}/**/*.{ts,tsx,astro,css,mjs}', {
  cwd: ROOT,
}).flatMap((file) => {
  // A pointer may span two lines of a comment.
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return Array.from(
    text.matchAll(/behaviour(?:\/|\.md)([^']{0,40}'[^']*')/g),
    ([, heading = '']) => ({
      file,
      heading,
    }),
  );
});

test('every rule that the code names is a heading of docs/behaviour', () => {
  expect(pointers.filter(({ heading }) => !headings.has(heading))).toEqual([]);
  expect(pointers.length).toBeGreaterThan(100);
});

test('every heading of docs/behaviour is named by the code that keeps it', () => {
  const named = new Set(pointers.map(({ heading }) => heading));
  expect([...headings].filter((heading) => !named.has(heading))).toEqual([]);
});
