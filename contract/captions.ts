/** Path of the captions, below the thank-you API's address (behaviour/api.md, 'API calls'). */
export const SOCIAL_PATH = '/social';

export const PLATFORMS = ['instagram', 'threads', 'facebook', 'linkedin', 'tiktok'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const INTENTS = [
  'unboxing-wow',
  'first-impression',
  'quick-review-neutral',
  'thank-you',
] as const;
export type Intent = (typeof INTENTS)[number];

export const TONES = [
  'warm-friendly',
  'minimal-clean',
  'enthusiastic',
  'calm-professional',
] as const;
export type Tone = (typeof TONES)[number];

export const CTAS = [
  'follow-profile',
  'comment-prompt',
  'save-post',
  'share-with-team',
  'tag-a-friend',
  'none',
] as const;
export type Cta = (typeof CTAS)[number];

/**
 * Where the hashtags go (behaviour/captions.md, 'Captions'): in a sentence, right after the text, on the last line, or
 * on the last line that is not a final follow line.
 */
export const HASHTAG_PLACEMENTS = ['inline', 'near_end', 'end', 'auto'] as const;

/** Where the company's profile goes: before the hashtags, or on the very last line. */
export const PROFILE_PLACEMENTS = ['near_end', 'final_follow_line'] as const;

/** The hashtag families (behaviour/captions.md, 'Captions'). */
export const PACKS = ['brand-core', 'ugc-generic', 'innovation-work'] as const;
export type Pack = (typeof PACKS)[number];
