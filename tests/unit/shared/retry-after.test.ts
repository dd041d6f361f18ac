import { expect, test } from 'vitest';

import { pauseBefore, pauseBeforeReading } from '#lib/shared/retry-after.ts';

test.each([
  ['its own pause where the server asks for nothing', 5000, undefined, 5000],
  ['its own pause where that is longer', 20_000, 5000, 20_000],
  ['as long as the server asks for', 5000, 30_000, 30_000],
  ['no longer than it may', 5000, 86_400_000, 300_000],
])('a client waits %s', (_name, own, asked, waited) => {
  expect(pauseBefore(own, asked, 300_000)).toBe(waited);
});

test.each([
  ['after 503, as late as the server asks', 503, 5000, 5000],
  ['not after a wish of more than ten seconds', 503, 10_001, undefined],
  ['not after 503 without a wish', 503, undefined, undefined],
  ['not after a limit', 429, 5000, undefined],
  ['not after a failure', 500, 5000, undefined],
  ['not without an answer', 0, undefined, undefined],
])('something is read once more: %s', (_name, status, asked, pause) => {
  expect(pauseBeforeReading(status, asked)).toBe(pause);
});
