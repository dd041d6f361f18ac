/** Table set up for a recipe (behaviour/tables.md, 'Tables'). No DOM. */

import type { Recipe, RecipeStep } from '#contract/recipes.ts';
import type { TableRequest } from '#contract/tables.ts';
import { cardsOf } from '#lib/recipes/recipes.ts';

const stepOf = (step: RecipeStep) => ({
  minutes: step.minutes,
  text: step.line,
  // A card shows its own title, to people who may read it.
  ...('card' in step ? { card: step.card } : { title: step.title }),
});

/** Returns the initial table: opening, steps and debrief, and their cards face down. */
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
