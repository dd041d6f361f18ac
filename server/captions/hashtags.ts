import type { CaptionRequest } from '#contract/caption-request.ts';
import { PACKS, type Pack, type Platform } from '#contract/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import type { CommonBlocks } from '#server/captions/blocks.ts';

const BRAND = 'brand-core';
const EVERYDAY = 'ugc-generic';
const WORK = 'innovation-work';

const PERSONAL: readonly Pack[] = [BRAND, WORK, WORK, WORK, EVERYDAY];

/** From which pack each hashtag comes, over and over: three of five reach people who work with innovation. */
const TURNS: Record<Platform, readonly Pack[]> = {
  instagram: PERSONAL,
  facebook: PERSONAL,
  threads: PERSONAL,
  tiktok: PERSONAL,
  linkedin: [BRAND, WORK, WORK, WORK, WORK, EVERYDAY],
};

const clamp = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), to);

/** How many hashtags: the platform's range, narrowed by the request, as near as can be to what works. */
const hashtagCount = ({ platform, platform_rules }: CaptionRequest, variant: number): number => {
  const { min, max, preferred } = PLATFORM_RULES[platform].hashtags;
  const [from, to] = preferred;
  const wish = from + (variant % (to - from + 1));
  const lowest = clamp(platform_rules?.hashtags?.min ?? min, min, max);
  const highest = clamp(platform_rules?.hashtags?.max ?? max, lowest, max);
  return clamp(wish, lowest, highest);
};

/** Takes one tag after another from the packs whose turn it is, until all are used up. */
const inTurn = (
  turns: readonly Pack[],
  tags: Readonly<Record<Pack, readonly string[]>>,
): readonly string[] => {
  const packs = PACKS.filter((pack) => turns.includes(pack));
  const rounds = Math.max(0, ...packs.map((pack) => tags[pack].length));
  const used: Record<Pack, number> = { [BRAND]: 0, [EVERYDAY]: 0, [WORK]: 0 };
  return Array.from({ length: rounds }, () => turns)
    .flat()
    .flatMap((pack) => tags[pack][used[pack]++] ?? []);
};

/**
 * The hashtags of a caption, with their sign: of the request's packs in turn, or of all; other packs help
 * out where these are too small.
 */
export const hashtagsFor = (
  request: CaptionRequest,
  { hashtags, intentHashtag }: CommonBlocks,
  variant: number,
): readonly string[] => {
  const turned = (tags: readonly string[]): readonly string[] => [
    ...tags.slice(variant % tags.length),
    ...tags.slice(0, variant % tags.length),
  ];
  const tags = {
    [BRAND]: hashtags[BRAND],
    [EVERYDAY]: [intentHashtag[request.intent], ...turned(hashtags[EVERYDAY])],
    [WORK]: turned(hashtags[WORK]),
  };
  const turns = TURNS[request.platform];
  const isChosen = (pack: Pack): boolean => request.platform_rules?.packs?.includes(pack) ?? true;
  return [
    ...inTurn(turns.filter(isChosen), tags),
    ...inTurn(
      turns.filter((pack) => !isChosen(pack)),
      tags,
    ),
  ]
    .slice(0, hashtagCount(request, variant))
    .map((tag) => `#${tag}`);
};
