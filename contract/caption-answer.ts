/** The answers' form, apart from the words of a request: the caption page loads those alone. */
import * as z from 'zod/mini';

/**
 * The answer of `POST /social`, which says who wrote the caption: a language model, where the operator
 * has one, or the composer. A failure is an `ErrorBody`.
 */
export const CaptionAnswer = z.object({
  data: z.object({ caption: z.string(), by: z.enum(['model', 'composer']) }),
});
export type CaptionAnswer = z.infer<typeof CaptionAnswer>;

/** The answer of `GET /social`: whether a language model writes captions here. */
export const CaptionWriters = z.object({ data: z.object({ model: z.boolean() }) });
export type CaptionWriters = z.infer<typeof CaptionWriters>;
