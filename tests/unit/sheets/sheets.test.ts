import { expect, test } from 'vitest';

import { parseHand, sheetFile, sheetPath } from '#lib/sheets/sheets.ts';

const MANY = Array.from({ length: 13 }, (_, place) => `A${place + 10}`);

test.each([
  ['B14', ['B14']],
  ['b14, t24;M95', ['B14', 'T24', 'M95']],
  ['B14 B14', ['B14']],
  [MANY.slice(1).join(), MANY.slice(1)],
])('%j is a hand of %j', (text, codes) => {
  expect(parseHand(text)).toEqual(codes);
});

test.each(['', ' , ', 'B1', 'B14 plus T24', 'B14/T24', MANY.join()])('%j is no hand', (text) => {
  expect(parseHand(text)).toBeUndefined();
});

test('a sheet and a hand have an address and a file of their own', () => {
  expect([
    sheetPath('decision-page', 'a4'),
    sheetFile('decision-page', 'a4'),
    sheetPath(['B14', 'T24'], 'letter'),
    sheetFile(['B14', 'T24'], 'letter'),
  ]).toEqual([
    '/sheets/decision-page?paper=a4',
    'dck-decision-page-a4.pdf',
    '/sheets/hand?paper=letter&cards=B14,T24',
    'dck-cards-b14-t24-letter.pdf',
  ]);
});
