import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

/**
 * A work that something comes from, or where to read on. It always names its title and the year, which
 * is a text because some are 'about 65' or 'fourth century BC'.
 */
export const Citation = z.object({
  who: z.optional(text),
  work: text,
  year: text.check(z.regex(/\d|century/)),
  /** What to know about it: where in the work, which translation, what it found. */
  note: z.optional(text),
  url: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/))),
});
export type Citation = z.infer<typeof Citation>;
