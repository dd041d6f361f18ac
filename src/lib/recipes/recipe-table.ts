/** Table set up for a recipe (behaviour/tables.md, 'Tables'). No DOM. */

import * as m from '#messages';

import type { Recipe, RecipeStep } from '#contract/recipes.ts';
import type { TableRequest } from '#contract/tables.ts';
import { cardsOf } from '#lib/recipes/recipes.ts';

/** A step with its title, also of a card: guests get a step's words when it is reached, but not its card. */
const stepOf = (step: RecipeStep) => ({
  minutes: step.minutes,
  title: step.title,
  text: step.line,
  ...('card' in step && { card: step.card }),
});

/** Returns the initial table: opening, steps and debrief, and their cards face down. */
export const recipeTable = (recipe: Recipe): TableRequest => {
  const { debrief, opening, steps, title } = recipe;
  return {
    source: { kind: 'recipe', title },
    steps: [
      { minutes: opening.minutes, title: m.recipes_opening(), text: opening.line },
      ...steps.map(stepOf),
      { minutes: debrief.minutes, title: m.recipes_debrief(), text: debrief.question },
    ],
    cards: [...new Set(cardsOf(recipe))].map((code) => ({ code, face: 'down' })),
  };
};
