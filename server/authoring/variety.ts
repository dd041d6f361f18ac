import type { CaptionRequest } from '#contract/caption-request.ts';
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
import { createComposer, type Composer } from '#server/captions/compose.ts';
import { mix } from '#server/captions/random.ts';
import type { Role } from '#server/captions/sentences.ts';
import type { Captions } from '#server/catalogue/captions.ts';

/** The request of a caption, without its calls. */
export interface Combination {
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

/** Measures of the captions that a composer makes. */
export const varietyOf = ({ sentencesOf }: Pick<Composer, 'sentencesOf'>) => {
  /** The caption's own sentences, in their order. */
  const ownSentences = (request: CaptionRequest): readonly string[] => {
    const { said } = sentencesOf(request);
    return OWN.map((role) => said.get(role) ?? '').filter(Boolean);
  };

  /**
   * Of the pairs of 200 captions of one combination, the share that has a sentence in common, from 0 to 1. The
   * variants are always the same, and so is the share.
   * @param split what counts as a sentence; without it opening, middle, drawback and closing do
   */
  const sharedPairs = (
    combination: Combination,
    cta: CaptionRequest['cta'] = [],
    split: (blocks: readonly string[]) => readonly string[] = (blocks) => blocks,
  ): number => {
    // Numbers compare faster than words.
    const numbers = new Map<string, number>();
    const numberOf = (sentence: string): number => {
      const number = numbers.get(sentence) ?? numbers.size;
      numbers.set(sentence, number);
      return number;
    };
    const captions = Array.from({ length: CAPTIONS }, (_, number) =>
      split(ownSentences({ ...combination, cta, variant: mix(20, number) >>> 1 })).map(numberOf),
    );
    let shared = 0;
    for (const [at, caption] of captions.entries())
      for (let other = at + 1; other < captions.length; other += 1)
        if (caption.some((sentence) => captions[other]?.includes(sentence))) shared += 1;
    return shared / ((CAPTIONS * (CAPTIONS - 1)) / 2);
  };

  return { ownSentences, sharedPairs };
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

export const findMonotony = (captions: Captions): readonly Monotony[] => {
  const { sharedPairs } = varietyOf(createComposer(captions));
  return COMBINATIONS.flatMap((combination) => {
    const share = sharedPairs(combination);
    const { platform, language, intent, tone } = combination;
    const problem = `shares a sentence in ${Math.round(share * 100)} % of the pairs of captions on ${platform}; ${MOST * 100} % fit: add sentences or themes`;
    return share > MOST ? [{ language, intent, tone, problem }] : [];
  });
};
