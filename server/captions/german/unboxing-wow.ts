import type { IntentBlocks } from '#server/captions/blocks.ts';
import { CALM_PROFESSIONAL } from '#server/captions/german/unboxing-wow/calm-professional.ts';
import { ENTHUSIASTIC } from '#server/captions/german/unboxing-wow/enthusiastic.ts';
import { MINIMAL_CLEAN } from '#server/captions/german/unboxing-wow/minimal-clean.ts';
import { WARM_FRIENDLY } from '#server/captions/german/unboxing-wow/warm-friendly.ts';

export const UNBOXING_WOW: IntentBlocks = {
  'warm-friendly': WARM_FRIENDLY,
  'minimal-clean': MINIMAL_CLEAN,
  enthusiastic: ENTHUSIASTIC,
  'calm-professional': CALM_PROFESSIONAL,
};
