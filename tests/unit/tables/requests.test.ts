import { describe, expect, test } from 'vitest';

import { TableRequest } from '#contract/tables.ts';
import { exerciseTable } from '#lib/exercises/exercise-table.ts';
import { recipeTable } from '#lib/recipes/recipe-table.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

const { exercises, recipes } = await loadTestDeck();

describe('a table that is started from a recipe', () => {
  test.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
    '%s has its minutes, its words and its cards face down',
    (_title, recipe) => {
      const request = TableRequest.parse(recipeTable(recipe));
      const steps = request.steps ?? [];
      expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(recipe.minutes);
      expect(steps.map(({ text }) => text)).toEqual([
        recipe.opening.line.trim(),
        ...recipe.steps.map(({ line }) => line.trim()),
        recipe.debrief.question.trim(),
      ]);
      const cards = recipe.steps.flatMap((step) => ('card' in step ? [step.card] : []));
      expect(request.cards).toEqual([...new Set(cards)].map((code) => ({ code, face: 'down' })));
    },
  );

  test('names each step, so that guests read the name who do not get its card', () => {
    const steps = recipes.flatMap((recipe) => recipeTable(recipe).steps ?? []);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ title }) => title === undefined)).toEqual([]);
  });
});

describe('a table that is started from an exercise', () => {
  test.each(exercises.map((exercise) => [exercise.title, exercise] as const))(
    '%s has its steps with their 45 minutes',
    (_title, exercise) => {
      const request = TableRequest.parse(exerciseTable(exercise));
      const steps = request.steps ?? [];
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
      expect(steps.filter(({ text }) => !text || /min\)/.test(text))).toEqual([]);
    },
  );

  const exercise = exercises.find(({ run }) => run === undefined);
  if (!exercise) throw new Error('The deck has no exercise without a run.');

  test('lays the cards that it names, each once and face down', () => {
    const named = {
      ...exercise,
      summary: 'See “One” (B12).',
      what: '',
      how: '1. Read (T14), then (B12). (45 min)',
    };
    expect(exerciseTable(named).cards).toEqual([
      { code: 'B12', face: 'down' },
      { code: 'T14', face: 'down' },
    ]);
  });

  test.each([
    ['a step without its minutes', '1. Talk. (5 min)\n2. Go.'],
    ['more steps than a table has', Array.from({ length: 201 }, () => 'Go. (1 min)').join('\n')],
    ['no steps at all', ''],
  ])('is one step where it has %s', (_what, how) => {
    expect(exerciseTable({ ...exercise, how }).steps).toEqual([
      { minutes: 45, title: exercise.title, text: exercise.summary },
    ]);
  });
});
