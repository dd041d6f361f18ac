import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { slug, text } from './text.ts';

/** Path of the recipes, below the main API's address (behaviour/api.md, 'API calls'). */
export const RECIPES_PATH = '/recipes';

const count = z.int().check(z.positive());
const minutes = count;

/** A step that is a card, with the card's title. */
export const CardStep = z.object({ card: CardCode, title: text, minutes, line: text });

/** A step that is an exercise. */
export const ExerciseStep = z.object({ exercise: slug, title: text, minutes, line: text });

/** A step without a card: a break or a changeover. */
export const BreakStep = z.object({ title: text, minutes, line: text });

/** A step of a recipe: a card, an exercise or a break, its duration and one line of instruction. */
export const RecipeStep = z.union([CardStep, ExerciseStep, BreakStep]);
export type RecipeStep = z.infer<typeof RecipeStep>;

/** Number of steps of a recipe, breaks included. */
export const RECIPE_STEPS = { least: 3, most: 14 } as const;

/** A sequence of cards and exercises for an occasion (behaviour/recipes.md, 'Recipes'). */
export const Recipe = z.object({
  slug,
  title: text,
  /** When to use it, in a sentence. */
  summary: text,
  /** Total duration: the opening, the steps and the debrief. */
  minutes,
  people: z.object({ from: count, to: count }),
  materials: z.array(text),
  /** The facilitator's opening words. */
  opening: z.object({ minutes, line: text }),
  steps: z.array(RecipeStep).check(z.minLength(RECIPE_STEPS.least), z.maxLength(RECIPE_STEPS.most)),
  debrief: z.object({ minutes, question: text }),
  goesWrong: z.array(text).check(z.minLength(1)),
  /** How to run it in a video call. */
  remote: text,
  /** The version for 30 minutes: the steps that stay. */
  cut: z.optional(text),
  /** Language of the texts, in a deck of several languages. */
  language: z.optional(text),
});
export type Recipe = z.infer<typeof Recipe>;

/** `GET /recipes`, in display order. */
export const RecipeList = z.array(Recipe);
