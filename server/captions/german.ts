import type { LanguageBlocks } from '#server/captions/blocks.ts';
import { COMMON } from '#server/captions/german/common.ts';
import { FIRST_IMPRESSION } from '#server/captions/german/first-impression.ts';
import { QUICK_REVIEW } from '#server/captions/german/quick-review-neutral.ts';
import { THANK_YOU } from '#server/captions/german/thank-you.ts';
import { UNBOXING_WOW } from '#server/captions/german/unboxing-wow.ts';

/** All blocks of German captions. */
export const GERMAN: LanguageBlocks = {
  common: COMMON,
  intents: {
    'unboxing-wow': UNBOXING_WOW,
    'first-impression': FIRST_IMPRESSION,
    'quick-review-neutral': QUICK_REVIEW,
    'thank-you': THANK_YOU,
  },
};
