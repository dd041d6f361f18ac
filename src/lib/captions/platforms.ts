/** Rules of each platform: allowed calls, limits and folding. Shared by the form and the composer. */

import { CTAS, type Cta, type Platform } from '#contract/captions.ts';

interface PlatformRule {
  /** Allowed calls to action (behaviour/captions.md, 'Captions'). */
  readonly ctas: readonly Cta[];
  /** Number of hashtags: allowed (behaviour/captions.md, 'Captions'), and used by the composer. */
  readonly hashtags: {
    readonly min: number;
    readonly max: number;
    /** Range used by the composer: platforms count the first few only. */
    readonly preferred: readonly [from: number, to: number];
  };
  /** Position of the company's profile (behaviour/captions.md, 'Captions'). */
  readonly profile: 'near_end' | 'final_follow_line';
  /** Maximum characters of a caption. */
  readonly limit: number;
  /** Approximate characters that a phone shows before '… more'; left out where no folding is known. */
  readonly fold?: number;
}

/** Rules by platform. Limits and folds as observed in 2026. */
export const PLATFORM_RULES: Record<Platform, PlatformRule> = {
  instagram: {
    ctas: CTAS.filter((cta) => cta !== 'share-with-team'),
    hashtags: { min: 5, max: 10, preferred: [5, 5] },
    profile: 'near_end',
    limit: 2200,
    fold: 125,
  },
  threads: {
    ctas: ['follow-profile', 'comment-prompt', 'tag-a-friend', 'none'],
    hashtags: { min: 3, max: 6, preferred: [3, 3] },
    profile: 'near_end',
    limit: 500,
  },
  facebook: {
    ctas: ['follow-profile', 'comment-prompt', 'none'],
    hashtags: { min: 3, max: 6, preferred: [3, 4] },
    profile: 'near_end',
    limit: 63_206,
    fold: 125,
  },
  linkedin: {
    ctas: ['follow-profile', 'comment-prompt', 'share-with-team', 'none'],
    hashtags: { min: 3, max: 6, preferred: [3, 5] },
    profile: 'final_follow_line',
    limit: 3000,
    fold: 140,
  },
  tiktok: {
    ctas: ['follow-profile', 'none'],
    hashtags: { min: 5, max: 10, preferred: [5, 5] },
    profile: 'near_end',
    limit: 2200,
  },
};

const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\p{EMod}|\u200D\p{Extended_Pictographic})*/gu;

/**
 * The length of a caption as its platform counts it: UTF-16 units; Threads counts an emoji by its
 * UTF-8 bytes.
 */
export const captionLength = (platform: Platform, text: string): number => {
  if (platform !== 'threads') return text.length;
  const emojis = text.match(EMOJI) ?? [];
  const extra = emojis.map((emoji) => new TextEncoder().encode(emoji).length - emoji.length);
  return text.length + extra.reduce((sum, each) => sum + each, 0);
};

/** Returns the ranges of hashtags in UTF-16 units. A fragment of an address is no hashtag. */
export const hashtagRanges = (
  text: string,
): readonly { readonly start: number; readonly end: number }[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}_/#&])#[\p{L}\p{N}_]+/gu), ({ 0: tag, index }) => ({
    start: index,
    end: index + tag.length,
  }));

/** Returns the hashtags of a text without '#', in text order. */
export const hashtagsOf = (text: string): readonly string[] =>
  hashtagRanges(text).map(({ start, end }) => text.slice(start + 1, end));

/**
 * Cuts a caption where its platform folds it, never inside a word or an emoji.
 * @returns the text before and after '… more'
 */
export const foldCaption = (
  platform: Platform,
  text: string,
): { readonly shown: string; readonly hidden: string } => {
  const { fold } = PLATFORM_RULES[platform];
  if (fold === undefined || text.length <= fold) return { shown: text, hidden: '' };
  const space = text.slice(0, fold + 1).search(/\s\S*$/);
  const half = /[\uD800-\uDBFF]$/.test(text.slice(0, fold)) ? 1 : 0;
  const cut = space > 0 ? space : fold - half;
  return { shown: text.slice(0, cut), hidden: text.slice(cut) };
};
