import { expect, test } from 'vitest';

import {
  newCardsMessage,
  aimMessage,
  unknownCodesMessage,
  titleLines,
} from '#lib/scanner/table-scan-messages.ts';

const rule = { code: 'B14', card: { title: 'Break the quiet rule' } };
const jar = { code: 'B83', card: { title: 'The well-worn jar' } };
const unnamed = { code: 'T27', card: undefined };

test('the first cards are announced with their number', () => {
  expect(newCardsMessage([rule], [])).toBe('1 card: Break the quiet rule.');
  expect(newCardsMessage([rule, unnamed], [])).toBe('2 cards: Break the quiet rule, T27.');
});

test('later ones are announced alone, and nothing where none has come', () => {
  expect(newCardsMessage([rule, jar], [rule])).toBe('2 cards, new: The well-worn jar.');
  expect(newCardsMessage([rule], [rule, jar])).toBe('');
});

test('codes of no card are counted in words', () => {
  expect(unknownCodesMessage(1)).toBe('One code here is no card of the deck.');
  expect(unknownCodesMessage(3)).toBe('3 codes here are no cards of the deck.');
});

test('who finds nothing is told what to do', () => {
  expect(aimMessage(0, 0)).toMatch(/^Hold the camera above/);
  expect(aimMessage(15, 0)).toMatch(/come closer, or turn on a light/);
  expect(aimMessage(15, 3)).toMatch(/come closer, or turn on a light/);
  expect(aimMessage(0, 3)).toMatch(/^Move on/);
});

test('a title is broken between words', () => {
  expect(titleLines('Break the quiet rule', 10)).toEqual(['Break the', 'quiet rule']);
  expect(titleLines('Unforgettable start', 6)).toEqual(['Unforgettable', 'start']);
});
