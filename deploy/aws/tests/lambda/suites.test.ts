import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

interface Suites {
  readonly through: readonly string[];
  readonly not: readonly { readonly suites: readonly string[]; readonly reason: string }[];
}

const { not, through } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../lambda/suites.json'), 'utf8'),
) as Suites;

const left = not.flatMap(({ suites }) => suites);
const all = readdirSync(join(ROOT, 'tests/server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace(/\.test\.ts$/, ''));

test('every suite of the server runs through the function, or it is said why not', () => {
  const rooms = left.filter((name) => name.endsWith('/*')).map((name) => name.slice(0, -1));
  const isNamed = (name: string): boolean =>
    through.includes(name) || left.includes(name) || rooms.some((room) => name.startsWith(room));
  expect(all.filter((name) => !isNamed(name))).toEqual([]);
});

test('every suite that is named is there', () => {
  const named = [...through, ...left].filter((name) => !name.endsWith('/*'));
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
});
