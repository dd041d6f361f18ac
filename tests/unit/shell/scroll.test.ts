import { expect, test } from 'vitest';

import { parseScroll, scrollKey } from '#lib/shell/scroll.ts';

test.each([
  ['0', 0],
  ['812', 812],
])('%j is a position', (stored, position) => {
  expect(parseScroll(stored)).toBe(position);
});

test.each([null, '', 'NaN', '-1', 'Infinity', '12px', '{}'])('%j is no position', (stored) => {
  expect(parseScroll(stored)).toBeUndefined();
});

test('every page and every query has a position of its own', () => {
  const keys = [scrollKey('/faq', ''), scrollKey('/faq', '?a'), scrollKey('/about', '')];
  expect(new Set(keys).size).toBe(keys.length);
});
