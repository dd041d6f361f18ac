import { join } from 'node:path';

import { expect, test } from 'vitest';

import { codesIn, ORIGIN, startDecks } from '#support/deck-codes/decks-command.ts';
import { readQrCodes } from '#support/pdf/pdf-qr.ts';
import { readText } from '#support/pdf/pdf-text.ts';

// What is printed is the same on both engines.

test('mint prints a sheet whose QR codes all read back, with the codes in text', async () => {
  const { decks, folder } = await startDecks();
  const sheet = join(folder, 'sheet.pdf');
  const { stdout } = await decks('mint', '--count', '40', '--sheet', sheet);
  const codes = codesIn(stdout.replace(/\d+ deck codes are in [^\n]*\n$/, ''));
  const pages = await readQrCodes(sheet, 200);
  expect(pages.map((page) => page.length)).toEqual([18, 18, 4]);
  expect(pages.flat()).toEqual(codes.map((code) => `${ORIGIN}/r/${code}`));
  const text = readText(sheet);
  expect(codes.filter((code) => !text.includes(code))).toEqual([]);
});

test.each([
  ['0, its result on standard output', ['mint', '--count', '1'], 0, /^code,link\n[^\n]+\n$/, /^$/],
  [
    '1, one line on standard error',
    ['release', '3F2504E0-4F89-41D3-9A0C-0305E82C3301'],
    1,
    /^$/,
    /^There is no such deck code\.\n$/,
  ],
  [
    '2, one line on standard error',
    ['dance'],
    2,
    /^$/,
    /^There is no command dance\. See --help\.\n$/,
  ],
] as const)('a process of the command ends with %s', async (_end, args, status, out, err) => {
  const command = (await startDecks()).spawnDecks(...args);
  expect(await command.ended).toBe(status);
  expect([command.stdout(), command.stderr()]).toEqual([
    expect.stringMatching(out),
    expect.stringMatching(err),
  ]);
});
