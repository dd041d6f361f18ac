import * as z from 'zod/mini';

import { text } from './text.ts';

/**
 * A cited work: a source, or further reading. `year` is a text because some are 'about 65' or 'fourth century
 * BC'.
 */
export const Citation = z.object({
  who: z.optional(text),
  work: text,
  year: text.check(z.regex(/\d|century/)),
  /** Remarks: the place in the work, the translation, the finding. */
  note: z.optional(text),
  url: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/))),
});
export type Citation = z.infer<typeof Citation>;
