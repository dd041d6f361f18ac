import * as z from 'zod/mini';

/** Where captions are made, below the thank-you API's address (spec section 7). */
export const SOCIAL_PATH = '/social';

export const PLATFORMS = ['instagram', 'threads', 'facebook', 'linkedin', 'tiktok'] as const;
export const LANGUAGES = ['en', 'de'] as const;
export const INTENTS = [
  'unboxing-wow',
  'first-impression',
  'quick-review-neutral',
  'thank-you',
] as const;
export const TONES = [
  'warm-friendly',
  'minimal-clean',
  'enthusiastic',
  'calm-professional',
] as const;
export const CTAS = [
  'follow-profile',
  'comment-prompt',
  'save-post',
  'share-with-team',
  'tag-a-friend',
  'none',
] as const;
export const HASHTAG_PLACEMENTS = ['inline', 'near_end', 'end', 'auto'] as const;

/** What is asked of the caption generator (spec sections 3, 4 and 9). */
export const CaptionRequest = z.object({
  platform: z.enum(PLATFORMS),
  language: z.enum(LANGUAGES),
  intent: z.enum(INTENTS),
  tone: z.enum(TONES),
  cta: z.array(z.enum(CTAS)),
  profiles: z.object({
    linkedin_url: z.string(),
    instagram_handle: z.string(),
    facebook_page: z.string(),
  }),
  platform_rules: z.object({
    hashtags: z.object({ min: z.int(), max: z.int(), placement: z.enum(HASHTAG_PLACEMENTS) }),
    follow_line: z.boolean(),
  }),
  lexicon_guards: z.object({
    no_specific_claims: z.boolean(),
    no_promises: z.boolean(),
    unspecific_only: z.boolean(),
    neutral_lexicon: z.boolean(),
  }),
});
export type CaptionRequest = z.infer<typeof CaptionRequest>;

/** The answer: a caption, or what went wrong. */
export const CaptionAnswer = z.union([
  z.object({ data: z.object({ caption: z.string() }) }),
  z.object({ error: z.string() }),
]);
export type CaptionAnswer = z.infer<typeof CaptionAnswer>;
