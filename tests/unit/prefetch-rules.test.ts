import { expect, test } from 'vitest';

import { leftOutBy } from '#core/prefetch-rules.ts';
import { href } from '#core/routes.ts';
import { speculationRules } from '#core/speculation.ts';

test('browsers without speculation rules leave out what the rules leave out', () => {
  expect(leftOutBy(speculationRules())).toEqual([
    '/api/',
    '/thanks/',
    '/idp/',
    href('auth'),
    href('logout'),
  ]);
});

test('a page without rules leaves nothing out', () => {
  expect(leftOutBy('')).toEqual([]);
});
