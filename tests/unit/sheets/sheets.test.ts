import { expect, test } from 'vitest';

import { parseHand, sheetFile, sheetPath } from '#lib/sheets/sheets.ts';

const MANY = Array.from({ length: 13 }, (_, place) => `A${place + 10}`);

test.each([
  ['B12', ['B12']],
  ['b12, t12;M17', ['B12', 'T12', 'M17']],
  ['B12 B12', ['B12']],
  [MANY.slice(1).join(), MANY.slice(1)],
])('%j is a hand of %j', (text, codes) => {
  expect(parseHand(text)).toEqual(codes);
});

test.each(['', ' , ', 'B1', 'B12 plus T12', 'B12/T12', MANY.join()])('%j is no hand', (text) => {
  expect(parseHand(text)).toBeUndefined();
});

test('a sheet and a hand have an address and a file of their own', () => {
  expect([
    sheetPath('decision-page', 'a4'),
    sheetFile('decision-page', 'a4'),
    sheetPath(['B12', 'T12'], 'letter'),
    sheetFile(['B12', 'T12'], 'letter'),
  ]).toEqual([
    '/sheets/decision-page?paper=a4',
    'dck-decision-page-a4.pdf',
    '/sheets/hand?paper=letter&cards=B12,T12',
    'dck-cards-b12-t12-letter.pdf',
  ]);
});
