/** Table set up for a recipe (behaviour/tables.md, 'Tables'). No DOM. */

import type { Recipe, RecipeStep } from '#contract/recipes.ts';
import type { Step } from '#contract/table-state.ts';
import type { TableRequest } from '#contract/tables.ts';
import { cardsOf } from '#lib/recipes/recipes.ts';
import { runSteps } from '#lib/run/run-steps.ts';

/** Finds the card or exercise of a step, whose run is then part of the table's course. */
export type FindThing = (step: RecipeStep) => object | undefined;

const stepsOf = (step: RecipeStep, thing: object | undefined): readonly Step[] => {
  const { minutes, line } = step;
  // A card shows its own title, to people who may read it.
  const shown = 'card' in step ? { card: step.card } : { title: step.title };
  const run = runSteps(thing, { minutes, line, ...shown });
  return run.length > 0 ? run : [{ minutes, text: line, ...shown }];
};

/** Returns the initial table: opening, steps and debrief, and their cards face down. */
export const recipeTable = (
  recipe: Recipe,
  findThing: FindThing = () => undefined,
): TableRequest => {
  const { debrief, opening, steps, title } = recipe;
  return {
    source: { kind: 'recipe', title },
    steps: [
      { minutes: opening.minutes, title: 'Opening', text: opening.line },
      ...steps.flatMap((step) => stepsOf(step, findThing(step))),
      { minutes: debrief.minutes, title: 'Debrief', text: debrief.question },
    ],
    cards: [...new Set(cardsOf(recipe))].map((code) => ({ code, face: 'down' })),
  };
};
