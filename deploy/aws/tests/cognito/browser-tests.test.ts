import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { FILES, FILES_LEFT_OUT, LEFT_OUT } from '../../cognito/browser-tests.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The folders all of whose files run against a user pool, or are left out with a reason. */
const FOLDERS = ['tests/e2e/session', 'tests/e2e/deck-codes', 'deploy/aws/cognito/browser'];

test('every browser test of session and registration runs against a user pool, or says why not', async () => {
  const files = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(ROOT, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  const known = new Set([...FILES, ...Object.keys(FILES_LEFT_OUT)]);
  expect(files.flat().filter((file) => !known.has(file))).toEqual([]);
});

test('every test that is left out is there, once', async () => {
  const texts = await Promise.all(FILES.map((file) => readFile(join(ROOT, file), 'utf8')));
  const known = texts.join('\n').replaceAll(" @long'", "'");
  const found = LEFT_OUT.map(({ title }) => known.split(`'${title}'`).length - 1);
  expect(found).toEqual(LEFT_OUT.map(() => 1));
});
