import type { IntentBlocks } from '#server/captions/blocks.ts';
import { CALM_PROFESSIONAL } from '#server/captions/german/first-impression/calm-professional.ts';
import { ENTHUSIASTIC } from '#server/captions/german/first-impression/enthusiastic.ts';
import { MINIMAL_CLEAN } from '#server/captions/german/first-impression/minimal-clean.ts';
import { WARM_FRIENDLY } from '#server/captions/german/first-impression/warm-friendly.ts';

export const FIRST_IMPRESSION: IntentBlocks = {
  'warm-friendly': WARM_FRIENDLY,
  'minimal-clean': MINIMAL_CLEAN,
  enthusiastic: ENTHUSIASTIC,
  'calm-professional': CALM_PROFESSIONAL,
};
