import type { CaptionRequest } from '#contract/caption-request.ts';
import {
  INTENTS,
  LANGUAGES,
  PLATFORMS,
  TONES,
  type Intent,
  type Language,
  type Platform,
  type Tone,
} from '#contract/captions.ts';
import type { Composer } from '#server/captions/compose.ts';
import { mix } from '#server/captions/random.ts';
import type { Role } from '#server/captions/sentences.ts';
import { composer } from '#support/captions/composer.ts';

/** The request of a caption, without its calls. */
export interface Combination {
  readonly platform: Platform;
  readonly language: Language;
  readonly intent: Intent;
  readonly tone: Tone;
}

export const COMBINATIONS: readonly Combination[] = PLATFORMS.flatMap((platform) =>
  LANGUAGES.flatMap((language) =>
    INTENTS.flatMap((intent) => TONES.map((tone) => ({ platform, language, intent, tone }))),
  ),
);

/** The sentences that make a caption its own: calls, hashtags and profile are left out. */
const OWN: readonly Role[] = ['opening', 'middle', 'drawback', 'closing'];

/** A block of two short sentences apart, without what is a name rather than a sentence ('Thanks, DCK.'). */
export const apart = (blocks: readonly string[]): readonly string[] =>
  blocks
    .flatMap((block) => block.split(/(?<=[.!?…])\s+/))
    .filter((sentence) => sentence.split(' ').length > 3);

/** Measures of the captions that a composer makes. */
export const varietyOf = ({ sentencesOf }: Pick<Composer, 'sentencesOf'>) => {
  /** The caption's own sentences, in their order. */
  const ownSentences = (request: CaptionRequest): readonly string[] => {
    const { said } = sentencesOf(request);
    return OWN.map((role) => said.get(role) ?? '').filter(Boolean);
  };

  /**
   * Of all pairs of 200 captions of one combination, of variants that stand far apart, those that have a
   * whole sentence in common: 0 to 1. The variants are always the same, and so is the share.
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
    const captions = Array.from({ length: 200 }, (_, number) =>
      split(ownSentences({ ...combination, cta, variant: mix(20, number) >>> 1 })).map(numberOf),
    );
    let shared = 0;
    for (const [at, caption] of captions.entries()) {
      for (let other = at + 1; other < captions.length; other += 1) {
        if (caption.some((sentence) => captions[other]?.includes(sentence))) shared += 1;
      }
    }
    return shared / ((200 * 199) / 2);
  };

  return { ownSentences, sharedPairs };
};

/** The own sentences of a caption of the tests' deck, in their order. */
export const { ownSentences } = varietyOf(composer);
