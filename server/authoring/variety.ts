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
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
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

/** Two short sentences apart, without what is a name rather than a sentence ('Thanks, {deck.name}.'). */
const apart = (blocks: readonly string[]): readonly string[] =>
  blocks
    .flatMap((block) => block.split(/(?<=[.!?…])\s+/))
    .filter((sentence) => sentence.split(' ').length > 3);

/** Captions after which none comes again. */
const LATER = 48;

/** A tone of an intent whose captions are too much alike. */
export interface Monotony {
  readonly language: Language;
  readonly intent: Intent;
  readonly tone: Tone;
  readonly problem: string;
}

const problemsOf = (composer: Composer) => {
  const { sharedPairs } = varietyOf(composer);
  const requestOf = (combination: Combination, variant: number): CaptionRequest => ({
    ...combination,
    cta: ['comment-prompt'],
    variant,
  });

  /** Too many pairs that share a sentence: as they are, with two short sentences apart, or with all calls. */
  const sharing = (combination: Combination): string | undefined => {
    const { platform } = combination;
    const share = Math.max(
      sharedPairs(combination),
      sharedPairs(combination, [], apart),
      sharedPairs(combination, [...PLATFORM_RULES[platform].ctas]),
    );
    return share > MOST
      ? `shares a sentence in ${Math.round(share * 100)} % of the pairs of captions on ${platform}; ${MOST * 100} % fit: add posts`
      : undefined;
  };

  /** A whole caption that comes again. */
  const again = (combination: Combination): string | undefined => {
    const textOf = (variant: number): string => composer.compose(requestOf(combination, variant));
    return Array.from({ length: LATER }, (_, variant) => variant).some(
      (variant) => textOf(variant) === textOf(variant + LATER),
    )
      ? `gives a caption again ${LATER} captions later on ${combination.platform}: add wordings`
      : undefined;
  };

  return [sharing, again] as const;
};

/**
 * Finds tones whose captions are too much alike.
 * @param isCompared whether the captions of a combination are many enough to be compared
 */
export const findMonotony = (
  captions: Captions,
  isCompared: (combination: Combination) => boolean,
): readonly Monotony[] => {
  const problems = problemsOf(createComposer(captions));
  return COMBINATIONS.filter(isCompared).flatMap((combination) => {
    const { language, intent, tone } = combination;
    return problems
      .flatMap((problem) => problem(combination) ?? [])
      .map((problem) => ({ language, intent, tone, problem }));
  });
};
