/** A caption as its platform would show it: where it folds, what is a link, what is marked. */

import type { Language, Platform } from '#contract/captions.ts';
import { findGuarded } from './guards.ts';
import { foldCaption, hashtagRanges } from './platforms.ts';
import { findSlots } from './slots.ts';

/** A run of characters that looks the same. */
export interface CaptionPart {
  readonly text: string;
  readonly hashtag: boolean;
  /** The guard's reason, where one has something to say. */
  readonly reason: string | undefined;
  /** Whether the person still has to fill it. */
  readonly slot: boolean;
  /** Whether it stands behind '… more'. */
  readonly hidden: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Takes a caption apart. Put together again, the parts are the caption. */
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
