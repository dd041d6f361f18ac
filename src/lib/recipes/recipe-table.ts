/** A table that a recipe is run at (behaviour.md, 'Tables'). No DOM. */

import type { Recipe, RecipeStep } from '#contract/recipes.ts';
import type { TableRequest } from '#contract/tables.ts';
import { cardsOf } from '#lib/recipes/recipes.ts';

const stepOf = (step: RecipeStep) => ({
  minutes: step.minutes,
  text: step.line,
  // A card says its title itself, to whoever may read it.
  ...('card' in step ? { card: step.card } : { title: step.title }),
});

/** What a table begins with: the opening, the steps and the debrief, and their cards face down. */
export const recipeTable = (recipe: Recipe): TableRequest => {
  const { debrief, opening, steps, title } = recipe;
  return {
    source: { kind: 'recipe', title },
    steps: [
      { minutes: opening.minutes, title: 'Opening', text: opening.line },
      ...steps.map(stepOf),
      { minutes: debrief.minutes, title: 'Debrief', text: debrief.question },
    ],
    cards: [...new Set(cardsOf(recipe))].map((code) => ({ code, face: 'down' })),
  };
};
