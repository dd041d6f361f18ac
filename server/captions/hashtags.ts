import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Pack, Platform } from '#contract/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import type { CommonBlocks } from '#server/catalogue/captions.ts';

const BRAND = 'brand-core';
const EVERYDAY = 'ugc-generic';
const WORK = 'innovation-work';

const PERSONAL: readonly Pack[] = [BRAND, WORK, WORK, WORK, EVERYDAY];

/**
 * The cycle of packs from which hashtags are drawn: at least three of five reach people who work with
 * innovation.
 */
const TURNS: Record<Platform, readonly Pack[]> = {
  instagram: PERSONAL,
  facebook: PERSONAL,
  threads: PERSONAL,
  tiktok: PERSONAL,
  linkedin: [BRAND, WORK, WORK, WORK, WORK, EVERYDAY],
};

const clamp = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), to);

/** Number of hashtags: the platform's preferred range, clamped to the request's and the platform's limits. */
const hashtagCount = ({ platform, platform_rules }: CaptionRequest, variant: number): number => {
  const { min, max, preferred } = PLATFORM_RULES[platform].hashtags;
  const [from, to] = preferred;
  const wish = from + (variant % (to - from + 1));
  const lowest = clamp(platform_rules?.hashtags?.min ?? min, min, max);
  const highest = clamp(platform_rules?.hashtags?.max ?? max, lowest, max);
  return clamp(wish, lowest, highest);
};

/**
 * The hashtags of a caption, with `#`: from the request's packs in the platform's cycle, or from all packs;
 * other packs fill up where these are too small.
 */
export const hashtagsFor = (
  request: CaptionRequest,
  { hashtags, intentHashtag }: CommonBlocks,
  variant: number,
): readonly string[] => {
  const everyday = hashtags[EVERYDAY];
  const work = hashtags[WORK];
  const next: Record<Pack, (place: number) => string | undefined> = {
    [BRAND]: (place) => hashtags[BRAND][place],
    [EVERYDAY]: (place) =>
      place === 0
        ? intentHashtag[request.intent]
        : place <= everyday.length
          ? everyday[(place + variant) % everyday.length]
          : undefined,
    [WORK]: (place) => (place < work.length ? work[(place + variant) % work.length] : undefined),
  };
  const count = hashtagCount(request, variant);
  const taken: string[] = [];
  const take = (packs: readonly Pack[]): void => {
    const places: Record<Pack, number> = { [BRAND]: 0, [EVERYDAY]: 0, [WORK]: 0 };
    const left = new Set(packs);
    while (left.size > 0 && taken.length < count) {
      for (const pack of packs) {
        const tag = next[pack](places[pack]++);
        if (tag === undefined) left.delete(pack);
        else taken.push(`#${tag}`);
      }
    }
  };
  const isChosen = (pack: Pack): boolean => request.platform_rules?.packs?.includes(pack) ?? true;
  const turns = TURNS[request.platform];
  take(turns.filter(isChosen));
  take(turns.filter((pack) => !isChosen(pack)));
  return taken.slice(0, count);
};
