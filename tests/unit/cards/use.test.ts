import { describe, expect, test } from 'vitest';

import { findCards, parseFilter } from '#lib/cards/search.ts';
import { choiceWords, wordsOfUse } from '#lib/cards/use.ts';

const card = { title: 'A card', category: 'game', stream: 'mindset_journey' };

const cards = [
  { ...card, code: 'A01', minutes: 10, group: 'alone', where: 'room' },
  { ...card, code: 'A02', minutes: 45, group: 'group', where: 'room' },
  { ...card, code: 'A03', minutes: 'days', group: 'group', where: 'week', category: 'idea' },
  { ...card, code: 'A04' },
];

const found = (search: string): readonly string[] =>
  findCards(cards, parseFilter(search)).map((result) => result.card.code);

test.each([
  ['?time=20', ['A01']],
  ['?time=45', ['A01', 'A02']],
  ['?time=days', ['A03']],
  ['?people=group', ['A02', 'A03']],
  ['?when=room', ['A01', 'A02']],
  ['?time=90&people=group&when=room', ['A02']],
  ['?people=group&category=idea&stream=mindset_journey', ['A03']],
  ['?time=5', []],
])('%s finds %j', (search, codes) => {
  expect(found(search)).toEqual(codes);
});

test.each(['?time=11', '?people=crowd', '?when=toString', '?time=&people='])(
  'an unknown value (%s) is ignored',
  (search) => {
    expect(found(search)).toEqual(['A01', 'A02', 'A03', 'A04']);
  },
);

describe('the strip', () => {
  test.each([
    ['A02', ['45 minutes', 'A group', 'In the room']],
    ['A03', ['Days', 'A group', 'This week']],
    ['A04', []],
  ])('of %s says %j', (code, words) => {
    expect(cards.filter((each) => each.code === code).map(wordsOfUse)).toEqual([words]);
  });

  test('leaves out what it does not know', () => {
    expect(wordsOfUse({ ...card, code: 'A05', minutes: 7, group: 'constructor' })).toEqual([]);
  });
});

test('minutes are offered as the most that somebody has', () => {
  expect([choiceWords('time', '10'), choiceWords('time', 'days')]).toEqual([
    'Up to 10 minutes',
    'Days',
  ]);
});

test('a card is not found by the facts of its use, nor by the cards it goes with', () => {
  const pairs = [{ code: 'Z99', why: 'for a zebra' }];
  const words = ['group', 'room', 'Z99', 'zebra'];
  const hits = words.flatMap((text) =>
    findCards([{ ...cards[1], ...card, code: 'A02', pairs }], { text }),
  );
  expect(hits).toEqual([]);
});
