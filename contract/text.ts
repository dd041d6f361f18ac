import * as z from 'zod/mini';

/** A text of the deck; never empty. */
export const text = z.string().check(z.trim(), z.minLength(1));

/** The name of an article, a recipe, a situation or an exercise in an address. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
