import type { IntentBlocks } from '#server/captions/blocks.ts';
import { CALM_PROFESSIONAL } from '#server/captions/english/thank-you/calm-professional.ts';
import { ENTHUSIASTIC } from '#server/captions/english/thank-you/enthusiastic.ts';
import { MINIMAL_CLEAN } from '#server/captions/english/thank-you/minimal-clean.ts';
import { WARM_FRIENDLY } from '#server/captions/english/thank-you/warm-friendly.ts';

/** Thanks to the people who make the deck, or to the giver or recommender of the deck. */
export const THANK_YOU: IntentBlocks = {
  'warm-friendly': WARM_FRIENDLY,
  'minimal-clean': MINIMAL_CLEAN,
  enthusiastic: ENTHUSIASTIC,
  'calm-professional': CALM_PROFESSIONAL,
};
