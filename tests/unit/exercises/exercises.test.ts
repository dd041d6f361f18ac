import { expect, test } from 'vitest';

import type { Exercise } from '#contract/exercises.ts';
import { valuesOf } from '#lib/exercises/exercises.ts';

const exercise = (level: string, tier: string): Exercise => ({
  title: 'Round trip',
  summary: 'Walk it.',
  what: 'A walk.',
  how: '1. Walk.',
  outcome: 'A map.',
  who: ['Everybody'],
  level,
  tier,
});

const LIST = [
  exercise('advanced', 'pro'),
  exercise('wizard', 'secret'),
  exercise('beginner', 'free'),
  exercise('intermediate', 'core'),
  exercise('beginner', 'core'),
];

test('levels go from the easiest to the hardest, unknown ones last', () => {
  expect(valuesOf('level', LIST)).toEqual(['beginner', 'intermediate', 'advanced', 'wizard']);
});

test('tiers go from the first set to the last, unknown ones last', () => {
  expect(valuesOf('tier', LIST)).toEqual(['free', 'core', 'pro', 'secret']);
});

test('what no exercise has is not offered', () => {
  expect(valuesOf('level', LIST.slice(0, 1))).toEqual(['advanced']);
});
