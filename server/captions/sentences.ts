import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Language } from '#contract/captions.ts';
import { cleanCtas } from '#lib/captions/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { cardNames, nameCard } from '#server/captions/card-name.ts';
import { chooseSentences, type SentenceSlot } from '#server/captions/choose.ts';
import { hashtagsFor } from '#server/captions/hashtags.ts';
import { profileLink } from '#server/captions/profile-link.ts';
import { mix, seedOf, wayThrough } from '#server/captions/random.ts';
import { allWorded, asksForCard } from '#server/captions/wordings.ts';
import type { Captions, CaptionTheme } from '#server/catalogue/captions.ts';

/** The role of a sentence in a caption; calls follow one another. */
export const ROLES = [
  'opening',
  'middle',
  'drawback',
  'closing',
  'card',
  'inline',
  'follow-profile',
  'comment-prompt',
  'save-post',
  'share-with-team',
  'tag-a-friend',
  'mention',
] as const;
export type Role = (typeof ROLES)[number];

/** Threads and TikTok have short posts: no empty lines, and no closing sentence. */
export const isShort = (platform: CaptionRequest['platform']): boolean =>
  platform === 'threads' || platform === 'tiktok';

/** The openings on a platform: those for Instagram where it has none of its own. */
const openingsOn = (
  platform: CaptionRequest['platform'],
  openings: CaptionTheme['openings'],
): readonly string[] => openings[platform === 'linkedin' ? 'linkedin' : 'instagram'];

/**
 * The theme of a variant. Adjacent variants have different themes. Where the request names a card, themes
 * whose every sentence asks for a card are skipped.
 */
const themeOf = (captions: Captions, request: CaptionRequest, seed: number): CaptionTheme => {
  const { platform, language, intent, tone, card, variant = 0 } = request;
  const { themes } = captions[language].intents[intent][tone];
  const fitting = themes.filter(({ openings, middles }) =>
    [openingsOn(platform, openings), middles].every((list) => !list.every(asksForCard)),
  );
  const chosen = card && fitting.length > 1 ? fitting : themes;
  const theme = chosen[wayThrough(chosen.length, seed)(variant)];
  if (!theme) throw new Error('No theme is written.');
  return theme;
};

/**
 * The lists of which a caption uses one sentence each. Calls come first: the body has to fit into the rest.
 */
const listsOf = (
  captions: Captions,
  request: CaptionRequest,
  theme: CaptionTheme,
  question: string | undefined,
): readonly (readonly [Role, readonly string[]])[] => {
  const { platform, language, intent, tone, cta, card, platform_rules } = request;
  const { common, intents } = captions[language];
  const { openings, middles, drawbacks, closings, prompts } = theme;
  const calls = cleanCtas(platform, cta).filter((call) => call !== 'none');
  // A caption asks one question: the card's, or the theme's.
  const asking = question === undefined ? prompts : (common.answers?.[tone] ?? prompts);
  return [
    ...calls.map(
      (call) => [call, call === 'comment-prompt' ? asking : common.calls[tone][call]] as const,
    ),
    ...(calls.includes('follow-profile') ? [] : [['mention', common.mentions[tone]] as const]),
    ...(platform_rules?.hashtags?.placement === 'inline'
      ? [['inline', common.inline] as const]
      : []),
    ['opening', openingsOn(platform, openings)],
    ['middle', middles],
    ...(drawbacks ? [['drawback', drawbacks] as const] : []),
    ...(isShort(platform) ? [] : [['closing', closings] as const]),
    ...(card ? [['card', intents[intent][tone].cards] as const] : []),
  ];
};

const asList = (items: readonly string[], and: string): string =>
  `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

/**
 * The sentences of a caption by role, and its hashtags, inserted in one of them or on a line of their own.
 */
export interface Sentences {
  readonly said: ReadonlyMap<Role, string>;
  readonly hashtags: string;
}

/** Length of an emoji and the blank before it, as Threads counts them. */
const EMOJI_LENGTH = 8;

/** Questions of cards that a caption may quote, by language and code. */
export type CardQuestions = Partial<Record<Language, ReadonlyMap<string, string>>>;

/**
 * Chooses the sentences of a caption: equal requests give equal sentences. The card is named by its code only
 * where the platform has no room for its title, and not at all where the code is missing. Its question follows it,
 * but for short posts.
 * @throws Error where no choice fits the platform, which the written blocks rule out
 */
export const sentencesOf = (
  captions: Captions,
  request: CaptionRequest,
  questions: CardQuestions = {},
): Sentences => {
  const { platform, language, intent, tone, card, platform_rules, variant = 0 } = request;
  const { common } = captions[language];
  const question =
    card?.code === undefined || !common.answers || isShort(platform)
      ? undefined
      : questions[language]?.get(card.code);
  const seed = seedOf([platform, language, intent, tone].join(' '));
  const lists = listsOf(captions, request, themeOf(captions, request, seed), question);
  const parts = lists.map(([role, sentences]): SentenceSlot => ({
    list: allWorded(sentences, card !== undefined),
    seed: mix(seed, ROLES.indexOf(role)),
    // The other lists differ between variants by their theme.
    neighboursDiffer: role === 'card',
  }));
  const link = profileLink(request);
  const isInline = platform_rules?.hashtags?.placement === 'inline';
  const tagsOf = (of: number): string => {
    const tags = hashtagsFor(request, common, of);
    return isInline ? asList(tags, common.and) : tags.join(' ');
  };
  const left = PLATFORM_RULES[platform].limit - link.length - EMOJI_LENGTH - lists.length;
  const names = card ? cardNames(card, language) : [''];
  for (const name of names) {
    const named = left - name.length - (question ? question.length + 1 : 0);
    const roomOf = (of: number): number => named - tagsOf(of).length;
    const chosen = chooseSentences(parts, variant, roomOf);
    if (!chosen) continue;
    const hashtags = tagsOf(variant);
    const filled = (role: Role, sentence: string): string => {
      if (role === 'card') return [nameCard(sentence, name), question].filter(Boolean).join(' ');
      if (role === 'inline') return sentence.replace('{tags}', () => hashtags);
      if (role === 'follow-profile' || role === 'mention') {
        return sentence.replace('{link}', () => link);
      }
      return sentence;
    };
    const said = lists.map(([role], at): [Role, string] => [role, filled(role, chosen[at] ?? '')]);
    return { said: new Map(said), hashtags: isInline ? '' : hashtags };
  }
  if (card) return sentencesOf(captions, { ...request, card: undefined });
  throw new Error('No caption fits the platform.');
};
