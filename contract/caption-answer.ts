/** Schemas of the answers, apart from those of requests: the caption page loads only these. */
import * as z from 'zod/mini';

/**
 * The answer of `POST /social`. It says whether a language model (where the operator has one) or the composer
 * wrote the caption. A failure is an `ErrorBody`.
 */
export const CaptionAnswer = z.object({
  data: z.object({ caption: z.string(), by: z.enum(['model', 'composer']) }),
});
export type CaptionAnswer = z.infer<typeof CaptionAnswer>;

/** The answer of `GET /social`: whether a language model writes captions on this server. */
export const CaptionWriters = z.object({ data: z.object({ model: z.boolean() }) });
export type CaptionWriters = z.infer<typeof CaptionWriters>;
