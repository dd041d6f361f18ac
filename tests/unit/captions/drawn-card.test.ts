import { expect, test } from 'vitest';

import { readCardEntry } from '#lib/captions/drawn-card.ts';

const DECK = [
  { code: 'B12', title: 'Ask twice' },
  { code: 'T14', title: 'Überhaupt' },
];

test.each([
  ['', []],
  [' \u200b\n', DECK],
])('%j names no card', (text, deck) => {
  expect(readCardEntry(text, deck)).toEqual({ kind: 'none' });
});

test.each(['B12', ' b-12 ', 'https://dck.example/browse/b12'])(
  '%j names a card by its code, and by the title that the deck has for it',
  (text) => {
    expect(readCardEntry(text, [])).toEqual({ kind: 'card', card: { code: 'B12' } });
    expect(readCardEntry(text, DECK)).toEqual({ kind: 'card', card: DECK[0] });
  },
);

test('a title names its card, in any case of letters and however its letters are made up', () => {
  expect(readCardEntry('  u\u0308berhaupt', DECK)).toEqual({ kind: 'card', card: DECK[1] });
});

test('a title is taken as it is where the deck is not known, and refused where it has no such card', () => {
  expect(readCardEntry('Nachbar', [])).toEqual({ kind: 'card', card: { title: 'Nachbar' } });
  expect(readCardEntry('Nachbar', DECK)).toEqual({
    kind: 'refused',
    problem: 'No card is called “Nachbar”.',
  });
});

test.each([
  ['x'.repeat(5000), 'A title has at most 80 characters, this text has 5,000.'],
  ['Ask\u0007twice', 'There are characters in it that nobody can see.'],
  ['<b>Ask</b>', 'A title has no < and > in it.'],
  ['Ask [twice', 'A title is plain words: no brackets, quotation marks, # and @, links or emoji.'],
  ['Mehr Erfolg', 'Results differ from team to team. Keep it open.'],
  [
    '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
    'This is the code of a deck. A card’s code has three characters.',
  ],
])('%.20s is refused in plain words', (text, problem) => {
  expect(readCardEntry(text, [])).toEqual({ kind: 'refused', problem });
});

test('a card of the deck whose title no caption names is named by its code', () => {
  const deck = [{ code: 'G10', title: 'The perfect game' }];
  for (const text of ['G10', 'the perfect game'])
    expect(readCardEntry(text, deck)).toEqual({ kind: 'card', card: { code: 'G10' } });
});

test('a code that the deck does not have is refused where the deck is known', () => {
  expect(readCardEntry('ZZZ', DECK)).toEqual({
    kind: 'refused',
    problem: 'No card with the code ZZZ.',
  });
});
