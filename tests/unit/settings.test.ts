import { expect, test } from 'vitest';

import { confirmsErasure } from '#core/erasure.ts';
import { parseThemeChoice } from '#core/theme-choice.ts';

test.each([
  ['dark', 'dark'],
  ['garden', 'garden'],
  [null, 'system'],
  ['acid', 'system'],
])('a stored theme of %j is the choice %s', (saved, choice) => {
  expect(parseThemeChoice(saved)).toBe(choice);
});

test.each([
  ['DELETE', true],
  [' delete ', true],
  ['delet', false],
  ['', false],
  ['DELETE me', false],
])('%j confirms the end of an account: %s', (typed, confirms) => {
  expect(confirmsErasure(typed)).toBe(confirms);
});
