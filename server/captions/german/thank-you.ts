import type { IntentBlocks } from '#server/captions/blocks.ts';
import { CALM_PROFESSIONAL } from '#server/captions/german/thank-you/calm-professional.ts';
import { ENTHUSIASTIC } from '#server/captions/german/thank-you/enthusiastic.ts';
import { MINIMAL_CLEAN } from '#server/captions/german/thank-you/minimal-clean.ts';
import { WARM_FRIENDLY } from '#server/captions/german/thank-you/warm-friendly.ts';

/** The German thanks, to those who make the deck or who brought one to it. */
export const THANK_YOU: IntentBlocks = {
  'warm-friendly': WARM_FRIENDLY,
  'minimal-clean': MINIMAL_CLEAN,
  enthusiastic: ENTHUSIASTIC,
  'calm-professional': CALM_PROFESSIONAL,
};
