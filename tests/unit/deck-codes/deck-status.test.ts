import { expect, test } from 'vitest';

import { statusOfCodes, statusOfError } from '#lib/deck-codes/deck-status.ts';

test('no codes is unregistered', () => {
  expect(statusOfCodes([])).toEqual({ status: 'unregistered' });
});

test('a code is registered', () => {
  expect(statusOfCodes(['X'])).toEqual({ status: 'registered', codes: ['X'] });
});

test.each([
  [{ status: 0, code: 'network', message: 'Check your connection.' }, 'Network error.'],
  [{ status: 503, code: 'unavailable', message: 'In a moment.' }, 'In a moment.'],
  [{ status: 500, code: 'unknown', message: 'Ours.' }, 'Click here to register your deck!'],
  [{ status: 503, code: 'unavailable', message: '' }, 'Click here to register your deck!'],
])('the failure %j is unregistered with its words', (error, message) => {
  expect(statusOfError(error)).toEqual({ status: 'unregistered', message });
});
