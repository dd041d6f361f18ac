import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Cta, Intent, Language, Platform, Tone } from '#contract/captions.ts';
import { PACKS } from '#contract/captions.ts';
import { cleanCtas } from '#lib/captions/captions.ts';
import { findGuarded } from '#lib/captions/guards.ts';
import { captionLength, PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { PROFILES } from '#lib/captions/profiles.ts';
import type { Blocks } from '#server/captions/blocks.ts';
import { ENGLISH } from '#server/captions/english.ts';
import { GERMAN } from '#server/captions/german.ts';

const BLOCKS: Record<Language, Blocks> = { en: ENGLISH, de: GERMAN };

/** How many captions a request has before they begin again: openings × middles × closes. */
export const VARIANTS = 48;

/** An emoji after the opening, where platform and tone are made for it. */
const EMOJIS: Partial<Record<Tone, Record<Intent, readonly [string, string, string]>>> = {
  'warm-friendly': {
    'unboxing-wow': ['📦', '🧡', '😊'],
    'first-impression': ['😊', '🧡', '✨'],
    'quick-review-neutral': ['😊', '📝', '☕'],
    'thank-you': ['🧡', '🙏', '😊'],
  },
  enthusiastic: {
    'unboxing-wow': ['📦', '🎉', '🤩'],
    'first-impression': ['✨', '🤩', '🙌'],
    'quick-review-neutral': ['📝', '👀', '🙌'],
    'thank-you': ['🙌', '🧡', '🎉'],
  },
};

const at = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

const clamp = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), to);

/** The address of a page that may come without scheme, or as a bare name. */
const addressOf = (page: string, home: string): string => {
  if (/^https?:/.test(page)) return page;
  return page.includes('/') ? `https://${page}` : home + page;
};

/** The company's profile on a platform. Threads and TikTok go by the handle of Instagram. */
const linkOf = (platform: Platform, profiles: CaptionRequest['profiles']): string => {
  if (platform === 'linkedin') {
    const page = profiles?.linkedin_url ?? PROFILES.linkedin_url;
    return addressOf(page, 'https://www.linkedin.com/company/');
  }
  if (platform === 'facebook') {
    const page = profiles?.facebook_page ?? PROFILES.facebook_page;
    return addressOf(page, 'https://www.facebook.com/');
  }
  return `@${(profiles?.instagram_handle ?? PROFILES.instagram_handle).replace(/^@/, '')}`;
};

/** How many hashtags: the platform's range, narrowed by the request, as near as can be to what works. */
const hashtagCount = ({ platform, platform_rules }: CaptionRequest, variant: number): number => {
  const { min, max, preferred } = PLATFORM_RULES[platform].hashtags;
  const [from, to] = preferred;
  const wish = from + (variant % (to - from + 1));
  const lowest = clamp(platform_rules?.hashtags?.min ?? min, min, max);
  const highest = clamp(platform_rules?.hashtags?.max ?? max, lowest, max);
  return clamp(wish, lowest, highest);
};

/** Hashtags of the packs in turn, the brand's first; other packs help out where these are too small. */
const hashtagsFor = (request: CaptionRequest, blocks: Blocks, variant: number): string[] => {
  const turned = (tags: readonly string[], by: number): readonly string[] => [
    ...tags.slice(by % tags.length),
    ...tags.slice(0, by % tags.length),
  ];
  const tagsOf = {
    'brand-core': blocks.hashtags['brand-core'],
    'ugc-generic': [
      blocks.intentHashtag[request.intent],
      ...turned(blocks.hashtags['ugc-generic'], variant),
    ],
    'innovation-work': turned(blocks.hashtags['innovation-work'], variant),
  };
  const chosen = PACKS.filter((pack) => request.platform_rules?.packs?.includes(pack) ?? true);
  const inTurn = (packs: readonly (typeof PACKS)[number][]): string[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((place) =>
      packs.flatMap((pack) => tagsOf[pack][place] ?? []),
    );
  const others = PACKS.filter((pack) => !chosen.includes(pack));
  return [...inTurn(chosen), ...inTurn(others)]
    .slice(0, hashtagCount(request, variant))
    .map((tag) => `#${tag}`);
};

const asList = (items: readonly string[], and: string): string =>
  `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

/** Where in its blocks the posts of a platform begin, so that two platforms do not get one text. */
const FIRST: Record<Platform, number> = {
  instagram: 0,
  linkedin: 7,
  facebook: 18,
  threads: 29,
  tiktok: 37,
};

const isRoomy = (platform: Platform): boolean => platform !== 'threads' && platform !== 'tiktok';

/** The caption of one variant, before the guards. */
const write = (request: CaptionRequest, variant: number): string => {
  const { platform, language, intent, tone, platform_rules } = request;
  const blocks = BLOCKS[language];
  const n = variant + FIRST[platform];
  const { openings, middles } = blocks.bodies[intent][tone];
  const work = platform === 'linkedin';
  // 16 pairs of opening and middle before one comes again, and 48 triples, as 3 and 16 share no
  // divisor. Neighbours differ in all three.
  const opening = at(openings, n);
  const middle = at(middles, n + Math.floor(n / 4));
  const close = isRoomy(platform) ? at(blocks.closes[tone][work ? 'work' : 'private'], n) : '';
  const emojis = work ? undefined : EMOJIS[tone]?.[intent];

  const ctas: readonly Cta[] = cleanCtas(platform, request.cta);
  const calls = ctas.flatMap((cta) => {
    if (cta === 'none' || cta === 'follow-profile') return [];
    return at(cta === 'comment-prompt' ? blocks.prompts[intent][tone] : blocks.calls[tone][cta], n);
  });
  const profile = ctas.includes('follow-profile')
    ? at(blocks.calls[tone]['follow-profile'], n)
    : blocks.mentions[tone];
  const link = profile.replace('{link}', linkOf(platform, request.profiles));

  const tags = hashtagsFor(request, blocks, variant);
  const placement = platform_rules?.hashtags?.placement ?? 'auto';
  const inline = at(blocks.inline, n).replace('{tags}', asList(tags, blocks.and));
  const last = platform_rules?.profile_placement ?? PLATFORM_RULES[platform].profile;
  const block = placement === 'inline' ? '' : tags.join(' ');
  const early = placement === 'near_end';

  return [
    [opening, emojis && at(emojis, n)].filter(Boolean).join(' '),
    [middle, close].filter(Boolean).join(' '),
    placement === 'inline' ? inline : '',
    early ? block : '',
    calls.join(' '),
    last === 'near_end' ? link : '',
    early ? '' : block,
    last === 'final_follow_line' ? link : '',
  ]
    .filter(Boolean)
    .join(isRoomy(platform) ? '\n\n' : '\n');
};

/**
 * Composes a caption (behaviour.md, 'Captions'). The same request gives the same caption; the next
 * variant gives another one, and after {@link VARIANTS} they begin again.
 * @throws Error where no variant passes the guards and the platform's limit, which the written
 *   blocks make impossible
 */
export const composeCaption = (request: CaptionRequest): string => {
  const wanted = (request.variant ?? 0) % VARIANTS;
  const { limit } = PLATFORM_RULES[request.platform];
  for (let step = 0; step < VARIANTS; step += 1) {
    const caption = write(request, (wanted + step) % VARIANTS);
    const fits = captionLength(request.platform, caption) <= limit;
    if (fits && findGuarded(caption, request.language).length === 0) return caption;
  }
  throw new Error('No caption passes the guards.');
};
