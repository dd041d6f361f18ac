import type { LanguageBlocks } from '#server/captions/blocks.ts';
import { COMMON } from '#server/captions/english/common.ts';
import { FIRST_IMPRESSION } from '#server/captions/english/first-impression.ts';
import { QUICK_REVIEW } from '#server/captions/english/quick-review-neutral.ts';
import { THANK_YOU } from '#server/captions/english/thank-you.ts';
import { UNBOXING_WOW } from '#server/captions/english/unboxing-wow.ts';

/** All blocks of English captions. */
export const ENGLISH: LanguageBlocks = {
  common: COMMON,
  intents: {
    'unboxing-wow': UNBOXING_WOW,
    'first-impression': FIRST_IMPRESSION,
    'quick-review-neutral': QUICK_REVIEW,
    'thank-you': THANK_YOU,
  },
};
