import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const table = read('docs/behaviour/statements.md');

/** The rows of the table: statement, file and title of its test. */
const rows = Array.from(
  table.matchAll(/^\| (?!statement|---)(.+?) +\| `(.+?)`: (.+?) +\|$/gm),
  ([, statement = '', file = '', title = '']) => ({ statement, file, title }),
);

test('the table of statements names a test in each of its rows', () => {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  // The first two are the head.
  expect(rows).toHaveLength(lines.length - 2);
  expect(rows.length).toBeGreaterThan(50);
});

test.each(rows)('$statement: its test exists', ({ file, title }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  // A title may be broken over two lines, and holds whatever its cases put into it.
  expect(read(file).replaceAll(/\s+/g, ' ')).toContain(title);
});

test('no statement stands in the table twice', () => {
  const statements = rows.map(({ statement }) => statement);
  expect(new Set(statements).size).toBe(statements.length);
});
