import { expect, test } from 'vitest';

import { inTurns, meets, rangeOf } from '../../../bench/figures.mjs';
import { differences } from '../../../bench/results.mjs';
import { tables } from '../../../bench/tables.mjs';

test('several runs are told by the middle one, the lowest and the highest', () => {
  expect(rangeOf([0.72, 0.6, 0.75, 0.7, 0.71])).toEqual({
    median: 0.71,
    lowest: 0.6,
    highest: 0.75,
  });
});

test.each([
  ['a least is met by the lowest', { atLeast: 0.7 }, [0.7, 0.8, 0.9], true],
  ['a least is missed by the lowest alone', { atLeast: 0.7 }, [0.69, 0.8, 0.9], false],
  ['a most is missed by the highest alone', { atMost: 1.5 }, [1, 1, 1.51], false],
])('%s', (_, goal, values, met) => {
  expect(meets(rangeOf(values, goal))).toBe(met);
});

test('sides are measured in turns, and each of them begins as often', async () => {
  const order: string[] = [];
  const side = (name: string) => () => Promise.resolve(order.push(name));
  await inTurns([side('a'), side('b')], 4);
  expect(order.join('')).toBe('abbaabba');
});

test('a table says of each goal whether it is met, and leaves what was not measured empty', () => {
  const ratio = rangeOf([0.65, 0.7, 0.8], { atLeast: 0.7 });
  expect(tables('API', { 'GET card': { ratio, 'p99, ms': 4 }, other: { ratio: 0.5 } })).toBe(
    [
      '| API | ratio | goal | p99, ms |',
      '| - | - | - | - |',
      '| GET card | 0.7 (0.65–0.8) | at least 0.7: missed | 4 |',
      '| other | 0.5 |  |  |',
      '',
    ].join('\n'),
  );
});

test('what stands alone has a table of its own', () => {
  expect(tables('Memory', { 'at start, MB': 155 })).toBe(
    ['| Memory |  |', '| - | - |', '| at start, MB | 155 |', ''].join('\n'),
  );
});

test('of two runs only what differs by more than some percent is told, the most first', () => {
  const report = (figures: Record<string, number>) => ({
    date: '',
    machine: '',
    results: { api: { ...figures, ratio: rangeOf([1, 1, figures['rate'] ?? 0]) } },
  });
  const before = report({ rate: 100, p99: 4, same: 50 });
  const after = report({ rate: 80, p99: 8, same: 51 });
  expect(differences(before, after, 5)).toEqual({
    'api · p99': { before: 4, after: 8, change: '+100 %' },
    'api · rate': { before: 100, after: 80, change: '-20 %' },
  });
});
