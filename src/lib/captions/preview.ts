/** Segments of a caption preview: folding, hashtags, slots and guard findings. */

import type { Language, Platform } from '#contract/captions.ts';
import { findGuarded } from './guards.ts';
import { foldCaption, hashtagRanges } from './platforms.ts';
import { findSlots } from './slots.ts';

/** A run of characters with one style. */
export interface CaptionPart {
  readonly text: string;
  readonly hashtag: boolean;
  /** The guard's reason, if there is a finding. */
  readonly reason: string | undefined;
  /** Whether it is an open slot. */
  readonly slot: boolean;
  /** Whether it comes after '… more'. */
  readonly hidden: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Splits a caption into parts, which join to the caption again. */
export const captionParts = (
  platform: Platform,
  language: Language,
  caption: string,
): readonly CaptionPart[] => {
  const findings = findGuarded(caption, language);
  const hashtags = hashtagRanges(caption);
  const slots = findSlots(caption);
  const fold = foldCaption(platform, caption).shown.length;
  const edges = [...findings, ...hashtags, ...slots].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...edges, fold, caption.length])].toSorted((a, b) => a - b);
  const covers = (at: number) => (range: Range) => range.start <= at && at < range.end;
  return cuts.slice(0, -1).map((start, index) => ({
    text: caption.slice(start, cuts[index + 1]),
    hashtag: hashtags.some(covers(start)),
    reason: findings.find(covers(start))?.reason,
    slot: slots.some(covers(start)),
    hidden: start >= fold,
  }));
};
