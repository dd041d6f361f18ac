import fc from 'fast-check';
import { expect, test } from 'vitest';

import { handLink, LINK_CARDS, parseHandLink } from '#lib/my-cards/hand-link.ts';
import { movedTo } from '#lib/my-cards/order.ts';

test('a link gives back the cards that it was made of, in their order', () => {
  const link = handLink(['B12', 'T14', 'M14']) ?? '';
  expect(link).toBe('/hand#B12-T14-M14');
  expect(parseHandLink(link.slice('/hand'.length)).codes).toEqual(['B12', 'T14', 'M14']);
});

test('a link of a thousand codes gives the first twenty and says how many it leaves out', () => {
  const codes = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
  const { codes: read, beyond } = parseHandLink(`#${codes.join('-')}`);
  expect(read).toEqual(codes.slice(0, LINK_CARDS));
  expect(beyond).toBe(980);
});

test('markup in a link is counted and never read as a code', () => {
  expect(parseHandLink('#<img src=x onerror=alert(1)>-b12')).toEqual({
    codes: ['B12'],
    beyond: 0,
    strange: 3,
  });
});

test('whatever a link holds, only codes come out', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { codes } = parseHandLink(text);
      expect(codes.every((code) => /^[A-Z0-9]{3}$/.test(code))).toBe(true);
      expect(codes.length).toBeLessThanOrEqual(LINK_CARDS);
    }),
  );
});

test('no link is made of more cards than one holds, nor of none', () => {
  expect(handLink(Array.from({ length: 21 }, () => 'B12'))).toBeUndefined();
  expect(handLink([])).toBeUndefined();
});

test.each([
  [1, ['B12', 'M14', 'T14']],
  [-5, ['M14', 'B12', 'T14']],
  [Infinity, ['B12', 'T14', 'M14']],
])('a card moved to place %s of three is there', (to, expected) => {
  expect(movedTo(['B12', 'T14', 'M14'], 'M14', to)).toEqual(expected);
});
