import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createCsv } from '#server/deck-codes/csv.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

test('no cell of a file of deck codes is a formula', async () => {
  const file = join(await makeTemporaryFolder(), 'codes.csv');
  const csv = await createCsv(file, '\u200B=https://app.example.com');
  await csv.add(['-1', 'A0']);
  await csv.end();
  const link = "\u200B'=https://app.example.com/r";
  expect(await readFile(file, 'utf8')).toBe(`code,link\n'-1,${link}/-1\nA0,${link}/A0\n`);
});
