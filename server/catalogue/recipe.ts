import * as z from 'zod/mini';

import {
  BreakStep,
  CardStep,
  ExerciseStep,
  Recipe,
  RECIPE_STEPS,
  type RecipeStep,
} from '#contract/recipes.ts';
import { cardTitle, exerciseTitle, type Names } from '#server/catalogue/names.ts';
import { checkName, parseSource, wrongIn, type SourceFile } from '#server/catalogue/source.ts';

const untitled = { title: true } as const;

/** Schema of a recipe file: references have no titles, which come from the deck. */
export const RecipeFile = z.strictObject({
  ...z.omit(Recipe, { language: true }).shape,
  steps: z
    .array(
      z.union([
        z.strictObject(z.omit(CardStep, untitled).shape),
        z.strictObject(z.omit(ExerciseStep, untitled).shape),
        z.strictObject(BreakStep.shape),
      ]),
    )
    .check(z.minLength(RECIPE_STEPS.least), z.maxLength(RECIPE_STEPS.most)),
});

/**
 * Parses a recipe file and adds the titles of its cards and exercises.
 * @throws StartError with file and line for the first error, and where opening, steps and debrief do not add
 *   up to its minutes
 */
export const parseRecipe = (source: SourceFile, names: Names): Recipe => {
  const file = parseSource(source, RecipeFile);
  checkName(source, file.slug);
  const parts = [file.opening, ...file.steps, file.debrief];
  const sum = parts.reduce((total, { minutes }) => total + minutes, 0);
  if (sum !== file.minutes)
    throw wrongIn(
      source,
      ['minutes'],
      `opening, steps and debrief take ${sum}, not ${file.minutes}`,
    );
  const steps = file.steps.map((step, index): RecipeStep => {
    const path = (name: string) => ['steps', index, name];
    if ('card' in step)
      return { ...step, title: cardTitle(source, path('card'), names, step.card) };
    if ('exercise' in step)
      return { ...step, title: exerciseTitle(source, path('exercise'), names, step.exercise) };
    return step;
  });
  return { ...file, steps };
};
