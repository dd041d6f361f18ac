/** The answer's form, apart from the words of a request: the caption page loads those alone. */
import * as z from 'zod/mini';

/** The answer of `POST /social`; a failure is an `ErrorBody`. */
export const CaptionAnswer = z.object({ data: z.object({ caption: z.string() }) });
export type CaptionAnswer = z.infer<typeof CaptionAnswer>;
