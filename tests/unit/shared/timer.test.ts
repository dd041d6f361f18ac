import fc from 'fast-check';
import { expect, test } from 'vitest';

import { leftOf, readableTime } from '#lib/shared/timer.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [1000, '0:01'],
  [1001, '0:02'],
  [60_000, '1:00'],
  [599_001, '10:00'],
  [3_600_000, '60:00'],
])('%d ms are shown as %s', (ms, text) => {
  expect(readableTime(ms)).toBe(text);
});

test('a timer that stands keeps what is left of it', () => {
  expect(leftOf({ ms: 60_000, leftMs: 20_000 }, 999_999)).toBe(20_000);
});

test('a timer that runs never shows less than nothing nor more than its length', () => {
  const time = fc.integer({ min: 0, max: 1e13 });
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1e7 }), time, time, (ms, endsAt, now) => {
      const left = leftOf({ ms, endsAt }, now);
      expect([0, ms, endsAt - now]).toContain(left);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(ms);
    }),
  );
});
