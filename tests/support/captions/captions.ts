import * as fc from 'fast-check';

import type { CaptionRequest } from '#contract/caption-request.ts';
import {
  CTAS,
  HASHTAG_PLACEMENTS,
  INTENTS,
  LANGUAGES,
  PACKS,
  PLATFORMS,
  TONES,
  type Cta,
  type Platform,
} from '#contract/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';

const range = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

/** Every request that the contract takes, with and without what may be left out. */
export const anyRequest: fc.Arbitrary<CaptionRequest> = fc.record(
  {
    platform: fc.constantFrom(...PLATFORMS),
    language: fc.constantFrom(...LANGUAGES),
    intent: fc.constantFrom(...INTENTS),
    tone: fc.constantFrom(...TONES),
    cta: fc.array(fc.constantFrom(...CTAS), { maxLength: 20 }),
    profiles: fc.record(
      {
        linkedin_url: fc.constantFrom(
          'https://www.linkedin.com/company/best-100',
          'linkedin.com/company/dck',
          'dck-cards',
        ),
        instagram_handle: fc.stringMatching(/^@?\w([\w.]{0,28}\w)?$/),
        facebook_page: fc.constantFrom('facebook.com/perfect', 'dckcards'),
      },
      { requiredKeys: [] },
    ),
    card: fc
      .record(
        {
          code: fc.stringMatching(/^[A-Z0-9]{3}$/),
          title: fc.oneof(
            fc.constantFrom(
              '',
              'More than a table',
              'Whose pen is it?',
              'The best 100 % [of all] “titles” {card} #1',
              'Titel $& mit <b>Markup</b>',
              'W'.repeat(80),
            ),
            fc.stringMatching(/^[\p{L}\p{N}\p{P}\p{S} ]{0,80}$/u),
          ),
        },
        { requiredKeys: [] },
      )
      .filter(({ code, title = '' }) => code !== undefined || title.trim() !== ''),
    platform_rules: fc.record(
      {
        hashtags: fc
          .tuple(range, fc.constantFrom(...HASHTAG_PLACEMENTS))
          .map(([{ min, max }, placement]) => ({ min, max, placement })),
        packs: fc.uniqueArray(fc.constantFrom(...PACKS), { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
    variant: fc.nat({ max: 2 ** 31 - 1 }),
  },
  { requiredKeys: ['platform', 'language', 'intent', 'tone', 'cta'] },
);

/** Every list of calls that a person can choose on a platform. */
export const ctaChoices = (platform: Platform): readonly (readonly Cta[])[] => {
  const calls = PLATFORM_RULES[platform].ctas.filter((cta) => cta !== 'none');
  const subsets = Array.from({ length: 2 ** calls.length }, (_, bits) =>
    calls.filter((_call, place) => bits & (1 << place)),
  );
  return [...subsets.filter((list) => list.length > 0), ['none']];
};
