import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

test('the built site has nothing of the deck’s editor', () => {
  const files = globSync('**/*.{html,js,json,css}', { cwd: DIST });
  expect(
    files.filter((file) => readFileSync(join(DIST, file), 'utf8').includes('sveltia')),
  ).toEqual([]);
  expect(files.filter((file) => file.startsWith('admin'))).toEqual([]);
});
