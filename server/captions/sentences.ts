import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Intent, Language, Tone } from '#contract/captions.ts';
import { cleanCtas } from '#lib/captions/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { cardNames, nameCard } from '#server/captions/card-name.ts';
import { chooseSentences, type SentenceSlot } from '#server/captions/choose.ts';
import { hashtagsFor } from '#server/captions/hashtags.ts';
import { profileLink } from '#server/captions/profile-link.ts';
import { mix, seedOf, wayThrough } from '#server/captions/random.ts';
import { allWorded, asksForCard } from '#server/captions/wordings.ts';
import type { CaptionPost, Captions, LanguageBlocks } from '#server/catalogue/captions.ts';

/** The role of a sentence in a caption; calls follow one another. */
export const ROLES = [
  'question',
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

/** Threads and TikTok have short posts: no empty lines, no question of a card, and no closing sentence. */
export const isShort = (platform: CaptionRequest['platform']): boolean =>
  platform === 'threads' || platform === 'tiktok';

/** The body of a post on a platform, by role. The openings are those for Instagram where it has none of its own. */
const bodyOf = (
  { openings, middle, drawback, closing }: CaptionPost,
  platform: CaptionRequest['platform'],
): readonly (readonly [Role, string])[] => {
  const body: readonly (readonly [Role, string | undefined])[] = [
    ['opening', openings[platform === 'linkedin' ? 'linkedin' : 'instagram']],
    ['middle', middle],
    ['drawback', drawback],
    ['closing', isShort(platform) ? undefined : closing],
  ];
  return body.flatMap(([role, text]) => (text ? [[role, text] as const] : []));
};

/**
 * The posts of a tone, in the order in which a variant tries them; adjacent variants begin with different ones.
 * Where the request names a card, posts that ask for one are skipped.
 * @param texts about the card, of which each post gets one
 */
const postsFor = (
  { posts, cardPosts = [] }: LanguageBlocks['intents'][Intent][Tone],
  { platform, card, variant = 0 }: CaptionRequest,
  seed: number,
  question: string | undefined,
  texts: readonly string[] = [],
): readonly CaptionPost[] => {
  const fitting = posts.filter(
    (post) => !bodyOf(post, platform).some(([, text]) => asksForCard(text)),
  );
  const all = card && fitting.length > 0 ? fitting : posts;
  const chosen = question === undefined ? all : cardPosts;
  const way = wayThrough(chosen.length, seed);
  const inOrder = chosen.flatMap((_post, at) => chosen[way(variant + at)] ?? []);
  const middle = question === undefined ? undefined : texts[(seed + variant) % texts.length];
  return middle === undefined
    ? inOrder
    : inOrder.map((post) => Object.assign({}, post, { middle }));
};

/**
 * The lists of which a caption uses one sentence each. Calls come first: the body has to fit into the rest.
 */
const listsOf = (
  { common, intents }: LanguageBlocks,
  request: CaptionRequest,
  post: CaptionPost,
): readonly (readonly [Role, readonly string[]])[] => {
  const { platform, intent, tone, cta, card, platform_rules } = request;
  const calls = cleanCtas(platform, cta).filter((call) => call !== 'none');
  // A caption asks one question: the card's, or the post's.
  const asking = post.prompt === undefined ? (common.answers?.[tone] ?? []) : [post.prompt];
  return [
    ...calls.map(
      (call) => [call, call === 'comment-prompt' ? asking : common.calls[tone][call]] as const,
    ),
    ...(calls.includes('follow-profile') ? [] : [['mention', common.mentions[tone]] as const]),
    ...(platform_rules?.hashtags?.placement === 'inline'
      ? [['inline', common.inline] as const]
      : []),
    ...bodyOf(post, platform).map(([role, text]) => [role, [text]] as const),
    ...(card && post.prompt !== undefined ? [['card', intents[intent][tone].cards] as const] : []),
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

/** Roles left out where a platform has no room for a whole post: the least first. */
const CUTS: readonly (readonly Role[])[] = [
  [],
  ['closing', 'drawback'],
  ['closing', 'drawback', 'middle'],
];

/**
 * Chooses the sentences of a caption: equal requests give equal sentences. Where the platform has no room, the next
 * post that fits is used, then the card's code alone, then a post without its later sentences, then one without the
 * card or the calls.
 * @throws Error where no choice fits the platform, which the written blocks rule out
 */
export const sentencesOf = (
  captions: Captions,
  request: CaptionRequest,
  questions: CardQuestions = {},
): Sentences => {
  const { platform, language, intent, tone, cta, card, platform_rules, variant = 0 } = request;
  const { cardTexts, common, intents } = captions[language];
  const written = intents[intent][tone];
  const question =
    card?.code === undefined || !common.answers || !written.cardPosts?.length || isShort(platform)
      ? undefined
      : questions[language]?.get(card.code);
  const seed = seedOf([platform, language, intent, tone].join(' '));
  const link = profileLink(request);
  const isInline = platform_rules?.hashtags?.placement === 'inline';
  const tagsOf = (of: number): string => {
    const tags = hashtagsFor(request, common, of);
    return isInline ? asList(tags, common.and) : tags.join(' ');
  };
  const choose = (post: CaptionPost, name: string, cut: readonly Role[]): Sentences | undefined => {
    const lists = listsOf(captions[language], request, post).filter(
      ([role]) => !cut.includes(role),
    );
    const parts = lists.map(([role, sentences]): SentenceSlot => ({
      list: allWorded(sentences),
      seed: mix(seed, ROLES.indexOf(role)),
      // The other lists differ between variants by their post.
      neighboursDiffer: role === 'card',
    }));
    const left =
      PLATFORM_RULES[platform].limit -
      (link.length + name.length + (question?.length ?? 0) + EMOJI_LENGTH + 2 * lists.length);
    const chosen = chooseSentences(parts, variant, (of) => left - tagsOf(of).length);
    if (!chosen) return undefined;
    const hashtags = tagsOf(variant);
    const filled = (role: Role, sentence: string): string => {
      if (role === 'card' || role === 'opening') return nameCard(sentence, name);
      if (role === 'inline') return sentence.replace('{tags}', () => hashtags);
      if (role === 'follow-profile' || role === 'mention') {
        return sentence.replace('{link}', () => link);
      }
      return sentence;
    };
    const said = new Map(lists.map(([role], at) => [role, filled(role, chosen[at] ?? '')]));
    if (question !== undefined) said.set('question', question);
    return { said, hashtags: isInline ? '' : hashtags };
  };
  const posts = postsFor(written, request, seed, question, cardTexts.get(card?.code ?? ''));
  for (const cut of CUTS)
    for (const name of card ? cardNames(card, language) : [''])
      for (const post of posts) {
        const chosen = choose(post, name, cut);
        if (chosen) return chosen;
      }
  if (card) return sentencesOf(captions, { ...request, card: undefined });
  if (cta.length > 0) return sentencesOf(captions, { ...request, cta: [] });
  throw new Error('No caption fits the platform.');
};
