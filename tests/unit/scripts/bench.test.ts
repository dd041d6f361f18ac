import { expect, test } from 'vitest';

import { inTurns, rangeOf, tableOf } from '../../../bench/figures.mjs';

test('several rounds are reported as their median, lowest and highest value', () => {
  expect(rangeOf([0.72, 0.6, 0.75, 0.7, 0.71])).toEqual({
    median: 0.71,
    lowest: 0.6,
    highest: 0.75,
  });
});

test('sides are measured in turns, and each of them begins as often', async () => {
  const order: string[] = [];
  const side = (name: string) => () => Promise.resolve(order.push(name));
  await inTurns([side('a'), side('b')], 4);
  expect(order.join('')).toBe('abbaabba');
});

test('a table shows whether the median meets its goal, and leaves unmeasured cells empty', () => {
  const ratio = rangeOf([0.65, 0.7, 0.8], { atLeast: 0.7 });
  const time = rangeOf([1, 1.6, 1.7], { atMost: 1.5 });
  expect(tableOf('API', { card: { ratio, 'p99, ms': 4 }, other: { time } })).toBe(
    [
      '| API | ratio | goal | p99, ms | time | goal |',
      '| - | - | - | - | - | - |',
      '| card | 0.7 (0.65–0.8) | at least 0.7: met | 4 |  |  |',
      '| other |  |  |  | 1.6 (1–1.7) | at most 1.5: missed |',
      '',
    ].join('\n'),
  );
});
