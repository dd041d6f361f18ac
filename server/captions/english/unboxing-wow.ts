import type { IntentBlocks } from '#server/captions/blocks.ts';
import { CALM_PROFESSIONAL } from '#server/captions/english/unboxing-wow/calm-professional.ts';
import { ENTHUSIASTIC } from '#server/captions/english/unboxing-wow/enthusiastic.ts';
import { MINIMAL_CLEAN } from '#server/captions/english/unboxing-wow/minimal-clean.ts';
import { WARM_FRIENDLY } from '#server/captions/english/unboxing-wow/warm-friendly.ts';

/** The deck is out of its box; of the cards only one may have been looked at. */
export const UNBOXING_WOW: IntentBlocks = {
  'warm-friendly': WARM_FRIENDLY,
  'minimal-clean': MINIMAL_CLEAN,
  enthusiastic: ENTHUSIASTIC,
  'calm-professional': CALM_PROFESSIONAL,
};
