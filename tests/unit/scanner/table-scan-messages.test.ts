import { expect, test } from 'vitest';

import {
  newCardsMessage,
  aimMessage,
  unknownCodesMessage,
  titleLines,
} from '#lib/scanner/table-scan-messages.ts';

const rule = { code: 'B12', card: { title: 'Open the locked drawer' } };
const jar = { code: 'B21', card: { title: 'Half the money' } };
const unnamed = { code: 'T14', card: undefined };

test('the first cards are announced with their number', () => {
  expect(newCardsMessage([rule], [])).toBe('1 card: Open the locked drawer.');
  expect(newCardsMessage([rule, unnamed], [])).toBe('2 cards: Open the locked drawer, T14.');
});

test('later ones are announced alone, and nothing where none has come', () => {
  expect(newCardsMessage([rule, jar], [rule])).toBe('2 cards, new: Half the money.');
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
  expect(titleLines('Open the locked drawer', 10)).toEqual(['Open the', 'locked', 'drawer']);
  expect(titleLines('Unforgettable start', 6)).toEqual(['Unforgettable', 'start']);
});
