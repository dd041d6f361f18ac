/** Schema of the request, apart from its vocabulary: only the server checks it. */
import * as z from 'zod/mini';

import {
  CTAS,
  HASHTAG_PLACEMENTS,
  INTENTS,
  LANGUAGES,
  PACKS,
  PLATFORMS,
  PROFILE_PLACEMENTS,
  TONES,
} from './captions.ts';
import { CardCode } from './cards.ts';
import { Profiles } from './profiles.ts';

const hashtagCount = z.int().check(z.minimum(1), z.maximum(30));

/**
 * A card's title as typed, scanned or pasted: plain text. A run of white space, line breaks included, counts
 * as one blank; control and format characters are rejected.
 */
const title = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s+/g, ' ').trim()),
  z.maxLength(80),
  z.regex(/^\P{C}*$/u),
);

/** A card by its code, its title or both. */
const NamedCard = z.object({ code: z.optional(CardCode), title: z.optional(title) }).check(
  z.refine(({ code, title: words = '' }) => code !== undefined || words !== '', {
    error: 'a code or a title must be there',
  }),
);

/** Overrides of the platform's rules; a missing field takes the platform's value. */
const PlatformRules = z.object({
  hashtags: z.optional(
    z
      .object({
        min: z.optional(hashtagCount),
        max: z.optional(hashtagCount),
        placement: z.optional(z.enum(HASHTAG_PLACEMENTS)),
      })
      .check(
        z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
          error: 'min must not be above max',
        }),
      ),
  ),
  profile_placement: z.optional(z.enum(PROFILE_PLACEMENTS)),
  packs: z.optional(z.array(z.enum(PACKS)).check(z.minLength(1), z.maxLength(PACKS.length))),
});

/** All guards are on (behaviour/captions.md, 'Captions'): a request may list them but cannot switch one off. */
const LexiconGuards = z.object({
  no_specific_claims: z.optional(z.literal(true)),
  no_promises: z.optional(z.literal(true)),
  unspecific_only: z.optional(z.literal(true)),
  neutral_lexicon: z.optional(z.literal(true)),
  no_invented_events: z.optional(z.literal(true)),
});

/** A request to the caption generator (behaviour/captions.md, 'Captions'). */
export const CaptionRequest = z.object({
  platform: z.enum(PLATFORMS),
  language: z.enum(LANGUAGES),
  intent: z.enum(INTENTS),
  tone: z.enum(TONES),
  cta: z.array(z.enum(CTAS)).check(z.maxLength(20)),
  profiles: z.optional(z.partial(Profiles)),
  /** The drawn card, which the caption names. No lookup: the title is the caller's. */
  card: z.optional(NamedCard),
  platform_rules: z.optional(PlatformRules),
  lexicon_guards: z.optional(LexiconGuards),
  /** Selects one caption; equal requests give equal captions. */
  variant: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
});
export type CaptionRequest = z.infer<typeof CaptionRequest>;
