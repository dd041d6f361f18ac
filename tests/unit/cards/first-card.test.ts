import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Card, CardList } from '#contract/cards.ts';
import { normaliseCard } from '#lib/cards/cards.ts';
import { parseFirstCard, parseFirstCards, rememberedAnswer } from '#lib/cards/first-card.ts';

const WHOLE = { code: 'B12', title: ' A title ', category: 'challgenge', stream: 'x', minutes: 5 };

const parseWhole = (value: unknown): Card | undefined => {
  const parsed = Card.safeParse(value);
  return parsed.success ? normaliseCard(parsed.data) : undefined;
};

test.each([
  WHOLE,
  { ...WHOLE, category: 'quote' },
  { ...WHOLE, code: 'b12' },
  { ...WHOLE, code: undefined },
  { ...WHOLE, title: '  ' },
  { ...WHOLE, stream: 7 },
  {},
  [],
  null,
  'B12',
  '<html>',
])('%o is read as the API client reads it', (value) => {
  expect(parseFirstCard(value)).toEqual(parseWhole(value));
});

test('anything is read as the API client reads it', () => {
  const field = fc.oneof(fc.string(), fc.constantFrom('B12', ' B12', '\u00A0'), fc.jsonValue());
  const cards = fc.record({
    code: field,
    title: field,
    category: field,
    stream: field,
    more: field,
  });
  fc.assert(
    fc.property(fc.oneof(cards, fc.jsonValue()), (value) => {
      expect(parseFirstCard(value)).toEqual(parseWhole(value));
    }),
  );
});

test.each([
  [[WHOLE, { ...WHOLE, code: 'B14' }]],
  [[WHOLE, null]],
  [[{ ...WHOLE, title: '' }]],
  [{}],
])('%j is read as a deck where the API client reads one', (value) => {
  const parsed = CardList.safeParse(value);
  expect(parseFirstCards(value)).toEqual(
    parsed.success ? parsed.data.map(normaliseCard) : undefined,
  );
});

test('an empty deck is left to the modules', () => {
  expect(parseFirstCards([])).toBeUndefined();
});

test('the remembered deck answers for a card and for the list, and for nothing else', () => {
  const deck = JSON.stringify([WHOLE, null, 'x']);
  expect(rememberedAnswer('/cards/B12', deck)).toEqual(WHOLE);
  expect(rememberedAnswer('/cards/T14', deck)).toBeUndefined();
  expect(rememberedAnswer('/cards', deck)).toEqual([WHOLE, null, 'x']);
  expect(rememberedAnswer('/cards', '[]')).toBeUndefined();
  expect(rememberedAnswer('/personas', deck)).toBeUndefined();
  expect(rememberedAnswer('/cards/B12', null)).toBeUndefined();
});
