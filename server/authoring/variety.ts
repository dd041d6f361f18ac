import {
  INTENTS,
  LANGUAGES,
  TONES,
  type Intent,
  type Language,
  type Platform,
  type Tone,
} from '#contract/captions.ts';
import { OFFERED_PLATFORMS } from '#lib/captions/captions.ts';
import { createComposer } from '#server/captions/compose.ts';
import { mix } from '#server/captions/random.ts';
import type { Role } from '#server/captions/sentences.ts';
import type { Captions } from '#server/catalogue/captions.ts';

interface Combination {
  readonly platform: Platform;
  readonly language: Language;
  readonly intent: Intent;
  readonly tone: Tone;
}

const COMBINATIONS: readonly Combination[] = OFFERED_PLATFORMS.flatMap((platform) =>
  LANGUAGES.flatMap((language) =>
    INTENTS.flatMap((intent) => TONES.map((tone) => ({ platform, language, intent, tone }))),
  ),
);

/** The sentences that make a caption its own: calls, hashtags and profile are left out. */
const OWN: readonly Role[] = ['opening', 'middle', 'drawback', 'closing'];

/** Number of captions that are compared. */
const CAPTIONS = 200;

/** Of the pairs of 200 captions of one combination, the share that has a sentence in common, from 0 to 1. */
const sharedPairs = (captions: Captions, combination: Combination): number => {
  const { sentencesOf } = createComposer(captions);
  // Numbers compare faster than words.
  const numbers = new Map<string, number>();
  const numberOf = (sentence: string): number => {
    const number = numbers.get(sentence) ?? numbers.size;
    numbers.set(sentence, number);
    return number;
  };
  const made = Array.from({ length: CAPTIONS }, (_, number) => {
    const { said } = sentencesOf({ ...combination, cta: [], variant: mix(20, number) >>> 1 });
    return OWN.map((role) => said.get(role) ?? '')
      .filter(Boolean)
      .map(numberOf);
  });
  let shared = 0;
  for (const [at, caption] of made.entries())
    for (let other = at + 1; other < made.length; other += 1)
      if (caption.some((sentence) => made[other]?.includes(sentence))) shared += 1;
  return shared / ((CAPTIONS * (CAPTIONS - 1)) / 2);
};

/** The largest share of like captions that a tone of an intent may have. */
const MOST = 0.15;

/** A tone of an intent whose captions are too much alike. */
export interface Monotony {
  readonly language: Language;
  readonly intent: Intent;
  readonly tone: Tone;
  readonly problem: string;
}

export const findMonotony = (captions: Captions): readonly Monotony[] =>
  COMBINATIONS.flatMap((combination) => {
    const share = sharedPairs(captions, combination);
    const { platform, language, intent, tone } = combination;
    const problem = `shares a sentence in ${Math.round(share * 100)} % of the pairs of captions on ${platform}; ${MOST * 100} % fit: add sentences or themes`;
    return share > MOST ? [{ language, intent, tone, problem }] : [];
  });
