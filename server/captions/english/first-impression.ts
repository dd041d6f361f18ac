import type { IntentBlocks } from '#server/captions/blocks.ts';
import { CALM_PROFESSIONAL } from '#server/captions/english/first-impression/calm-professional.ts';
import { ENTHUSIASTIC } from '#server/captions/english/first-impression/enthusiastic.ts';
import { MINIMAL_CLEAN } from '#server/captions/english/first-impression/minimal-clean.ts';
import { WARM_FRIENDLY } from '#server/captions/english/first-impression/warm-friendly.ts';

/** A first look through some of the cards. */
export const FIRST_IMPRESSION: IntentBlocks = {
  'warm-friendly': WARM_FRIENDLY,
  'minimal-clean': MINIMAL_CLEAN,
  enthusiastic: ENTHUSIASTIC,
  'calm-professional': CALM_PROFESSIONAL,
};
