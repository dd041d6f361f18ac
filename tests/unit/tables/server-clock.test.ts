import fc from 'fast-check';
import { expect, test } from 'vitest';

import { betterClock, isDoubtful, readClock, type ServerClock } from '#lib/tables/server-clock.ts';

/** An answer of a server that is so many ms ahead; `there` and `back` are its ways, in ms. */
const answer = (ahead: number, sentAt: number, there: number, back: number) =>
  readClock({ sentAt, server: sentAt + there + ahead, receivedAt: sentAt + there + back });

const way = fc.integer({ min: 0, max: 5000 });
const ahead = fc.integer({ min: -200_000, max: 200_000 });

test('what is known of a clock is wrong by half its round trip at most', () => {
  fc.assert(
    fc.property(ahead, fc.array(fc.tuple(way, way), { minLength: 1 }), (by, ways) => {
      const clock = ways
        .map(([there, back], at) => answer(by, at * 10_000, there, back))
        .reduce<ServerClock | undefined>(betterClock, undefined);
      const smallest = Math.min(...ways.map(([there, back]) => there + back));
      expect(clock?.roundTrip).toBe(smallest);
      expect(Math.abs((clock?.offset ?? NaN) - by)).toBeLessThanOrEqual(smallest / 2);
    }),
  );
});

test('a clock that was set is followed, also by an answer that took longer', () => {
  const before = answer(0, 0, 10, 10);
  expect(betterClock(before, answer(120_000, 5000, 100, 100)).offset).toBe(120_000);
});

test('a time that comes by itself speaks against a clock that is wrong by minutes', () => {
  const clock = answer(0, 0, 10, 10);
  expect(isDoubtful(clock, 120_000 + 5000, 5000)).toBe(true);
  expect(isDoubtful(clock, 5000 - 120_000, 5000)).toBe(true);
});

test('a time that comes a second late speaks against nothing', () => {
  expect(isDoubtful(answer(0, 0, 10, 10), 5000, 6000)).toBe(false);
});
