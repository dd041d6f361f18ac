import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Card } from '#contract/cards.ts';
import { normaliseCard } from '#lib/cards/cards.ts';
import { parseFirstCard, rememberedCard } from '#lib/cards/first-card.ts';

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

test('the remembered deck gives the card of a path, and nothing for a list or another code', () => {
  const deck = JSON.stringify([WHOLE, null, 'x']);
  expect(rememberedCard('/cards/B12', deck)).toEqual(WHOLE);
  expect(rememberedCard('/cards/T14', deck)).toBeUndefined();
  expect(rememberedCard('/cards', deck)).toBeUndefined();
  expect(rememberedCard('/cards/B12', null)).toBeUndefined();
});
