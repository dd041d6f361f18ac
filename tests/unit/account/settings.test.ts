import { expect, test } from 'vitest';

import { confirmsErasure, erasureReturn, parsePendingErasure } from '#lib/account/erasure.ts';
import { parseThemeChoice } from '#lib/shell/theme-choice.ts';

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

const MINUTE = 60_000;
const pending = { sub: 'ada', nonce: 'n1', askedAt: 100 * MINUTE };

test.each([
  ['its owner signed in for it', { sub: 'ada', nonce: 'n1' }, 101, 'proved'],
  ['its owner took ten minutes', { sub: 'ada', nonce: 'n1' }, 110, 'proved'],
  ['its owner took longer', { sub: 'ada', nonce: 'n1' }, 110.1, 'nothing'],
  ['the clock was put back', { sub: 'ada', nonce: 'n1' }, 99, 'nothing'],
  ['nobody signed in', { sub: 'ada', nonce: 'n0' }, 101, 'nothing'],
  ['the session tells no nonce', { sub: 'ada' }, 101, 'nothing'],
  ['somebody else signed in for it', { sub: 'bea', nonce: 'n1' }, 101, 'other-account'],
])('where %s, a deletion that waits goes on as told', (_name, claims, minutes, found) => {
  expect(erasureReturn(pending, claims, minutes * MINUTE)).toBe(found);
});

test('a deletion that waits survives being stored', () => {
  expect(parsePendingErasure(JSON.stringify(pending))).toEqual(pending);
});

test.each([null, '', '{', 'null', '{"sub":"ada"}', '7'])(
  'a stored %j is no deletion that waits',
  (text) => {
    expect(parsePendingErasure(text)).toBeUndefined();
  },
);
