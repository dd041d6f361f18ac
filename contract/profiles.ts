import * as z from 'zod/mini';

/** The address of a page, with or without its scheme, or the page's bare name on its platform. */
const page = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?:https?:\/\/)?[\w~-][\w.~-]*(?:\/[\w.~:/?#@%&=+-]*)?$/));

/** Profiles that captions link to, by platform; Threads and TikTok use the Instagram handle. */
export const Profiles = z.object({
  linkedin_url: page,
  instagram_handle: z.string().check(z.regex(/^@?\w(?:[\w.]{0,28}\w)?$/)),
  facebook_page: page,
});
export type Profiles = z.infer<typeof Profiles>;
