import type { IntentBlocks } from '#server/captions/blocks.ts';
import { CALM_PROFESSIONAL } from '#server/captions/german/quick-review-neutral/calm-professional.ts';
import { ENTHUSIASTIC } from '#server/captions/german/quick-review-neutral/enthusiastic.ts';
import { MINIMAL_CLEAN } from '#server/captions/german/quick-review-neutral/minimal-clean.ts';
import { WARM_FRIENDLY } from '#server/captions/german/quick-review-neutral/warm-friendly.ts';

/** The German quick review: what the deck is, a point in favour, a real drawback. */
export const QUICK_REVIEW: IntentBlocks = {
  'warm-friendly': WARM_FRIENDLY,
  'minimal-clean': MINIMAL_CLEAN,
  enthusiastic: ENTHUSIASTIC,
  'calm-professional': CALM_PROFESSIONAL,
};
