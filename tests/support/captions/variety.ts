import { INTENTS, LANGUAGES, PLATFORMS, TONES } from '#contract/captions.ts';
import { varietyOf, type Combination } from '#server/authoring/variety.ts';
import { composer } from '#support/captions/composer.ts';

export const COMBINATIONS: readonly Combination[] = PLATFORMS.flatMap((platform) =>
  LANGUAGES.flatMap((language) =>
    INTENTS.flatMap((intent) => TONES.map((tone) => ({ platform, language, intent, tone }))),
  ),
);

/** The own sentences of a caption of the tests' deck, in their order. */
export const { ownSentences } = varietyOf(composer);
