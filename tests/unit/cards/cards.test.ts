import { describe, expect, test } from 'vitest';

import { cardFields, normaliseCard } from '#lib/cards/cards.ts';

const head = { code: 'B12', title: 'A title', stream: 'breakthrough_matrix' };

test('a category’s fields come in their order', () => {
  const card = { ...head, category: 'challenge', consequence: 'c', context: 'b', identify: 'a' };
  expect(cardFields(card)).toEqual([
    { kind: 'text', label: 'Identify', text: 'a' },
    { kind: 'text', label: 'Context', text: 'b' },
    { kind: 'text', label: 'Consequence', text: 'c' },
  ]);
});

test('quotes come with their authors', () => {
  const quotes = [
    { body: 'One', author: 'A' },
    { body: 'Two', author: 'B' },
  ];
  expect(cardFields({ ...head, category: 'quote', quotes })).toEqual([
    { kind: 'quote', body: 'One', author: 'A' },
    { kind: 'quote', body: 'Two', author: 'B' },
  ]);
});

test.each(['quote', 'idea', 'leadership', 'strategy'])(
  'a card of the category %s ends with what to do in the room',
  (category) => {
    expect(cardFields({ ...head, category, in_the_room: 'Ask.' })).toEqual([
      { kind: 'text', label: 'In the room', text: 'Ask.' },
    ]);
  },
);

test('the misspelt category becomes challenge', () => {
  expect(normaliseCard({ ...head, category: 'challgenge' }).category).toBe('challenge');
});

describe('an unknown category', () => {
  test('shows every field but code, category and stream', () => {
    const card = { ...head, category: 'riddle', opening_move: 'Ask', minutes: 5 };
    expect(cardFields(card)).toEqual([
      { kind: 'text', label: 'Opening Move', text: 'Ask' },
      { kind: 'text', label: 'Minutes', text: '5' },
    ]);
  });

  test('named like a property of every object is still unknown', () => {
    expect(cardFields({ ...head, category: 'constructor', hint: 'h' })).toHaveLength(1);
  });
});

test('missing and empty fields leave no heading', () => {
  expect(cardFields({ ...head, category: 'game', prompt: 'p', activity: ' ' })).toHaveLength(1);
});
