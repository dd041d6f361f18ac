import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
  INTENTS,
  LANGUAGES,
  TONES,
  type Intent,
  type Language,
  type Platform,
  type Tone,
} from '#contract/captions.ts';
import type { DeckFacts } from '#contract/deck-facts.ts';
import { OFFERED_PLATFORMS } from '#lib/captions/captions.ts';
import { findGuarded } from '#lib/captions/guards.ts';
import { captionLength } from '#lib/captions/platforms.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { LONGEST_OPENING } from '#server/captions/model/prompt.ts';
import { wordingsOf } from '#server/captions/wordings.ts';
import { CARD_TEXTS, fillSentence } from '#server/catalogue/captions.ts';
import { readSource, type SourceFile } from '#server/catalogue/source.ts';
import type { Find } from './finding.ts';

type Kind =
  | 'opening'
  | 'middle'
  | 'drawback'
  | 'closing'
  | 'prompt'
  | 'answer'
  | 'card'
  | 'cardText'
  | 'call'
  | 'mention'
  | 'inline';

/** Sentences of one kind in their file. */
interface List {
  readonly source: SourceFile;
  readonly path: readonly PropertyKey[];
  readonly kind: Kind;
  readonly language: Language;
  readonly tone?: Tone;
  readonly platform?: Platform;
  /** As written, with the slots of facts; by their keys below the path. */
  readonly sentences: readonly (readonly [key: PropertyKey, text: string])[];
  /** Of a tone with too few posts, whose wordings are not counted. */
  readonly isThin?: boolean;
}

/** A post of a file, whose fields the loader has checked. */
interface Post {
  readonly openings: Readonly<Record<(typeof OFFERED_PLATFORMS)[number], string>>;
  readonly middle?: string;
  readonly drawback?: string;
  readonly closing?: string;
  readonly prompt?: string;
}

interface ToneOfIntent {
  readonly source: SourceFile;
  readonly path: readonly PropertyKey[];
  readonly language: Language;
  readonly intent: Intent;
  readonly tone: Tone;
  readonly posts: readonly Post[];
  readonly cardPosts?: readonly Post[];
  readonly cards: readonly string[];
  readonly isThin: boolean;
}

type Calls = Readonly<Record<string, readonly string[]>>;

interface Common {
  readonly calls: Readonly<Record<Tone, Calls>>;
  readonly answers?: Readonly<Record<Tone, readonly string[]>>;
  readonly mentions: Readonly<Record<Tone, readonly string[]>>;
  readonly inline: readonly string[];
}

/** Posts of a tone that captions need in order to differ: with as many, 15 % of the pairs are of one post. */
const LEAST_POSTS = 7;
const LEAST_CARD_POSTS = 4;

/** Sentences of a list. */
const LEAST: Readonly<Partial<Record<Kind, number>>> = {
  answer: 3,
  card: 6,
  call: 3,
  mention: 2,
  inline: 2,
};

/** Wordings of a sentence of a post, and of all sentences of a call together. */
const LEAST_WORDINGS = 2;
const LEAST_CALLS = 6;

/** Length of a wording, in characters. */
const LONGEST: Readonly<Partial<Record<Kind, number>>> = {
  middle: 160,
  drawback: 160,
  card: 120,
  cardText: 200,
  closing: 100,
  prompt: 130,
  answer: 100,
};

const COMMON: ReadonlySet<Kind> = new Set(['call', 'mention', 'inline']);
const VARIED: ReadonlySet<Kind> = new Set(['opening', 'middle']);
const QUIET: ReadonlySet<Tone | undefined> = new Set(['minimal-clean', 'calm-professional']);

/** Words that hardly any sentence of a language does without, and none of the other has. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:the|and|of|with|is|my|from|this|you|your|what|it|it’s|here|to)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:das|der|den|dem|und|mit|ist|mein|meine|ich|ein|eine|auf|im|wenn|du|dein|deine|wie|es|hier|zu|zum)(?!\p{L})/iu,
};

const FORMAL = /(?<!^|[.!?:] )(?<!\p{L})(?:Sie|Ihr|Ihre[nmrs]?|Ihnen)(?!\p{L})/u;

/** Terms of the product and of its price, which the owner of a deck does not use in a post. */
const INSIDE = /\b(?:streams?|codes?|apps?|browsers?|accounts?|kostenlos\p{L}*|gratis|free)\b/iu;

const isOddSlot = (words: string, language: Language): boolean => {
  const count = words.split(' ').length;
  return count > 7 || count < 2 || (language === 'en' && /^(?!I ?’?)\p{Lu}/u.test(words));
};

const otherLanguage = (language: Language): Language => (language === 'en' ? 'de' : 'en');

/** The first rule that a wording breaks, in plain words. */
const wordingProblem = (
  text: string,
  { kind, language, tone, platform }: List,
  { name, streams }: Pick<DeckFacts, 'name' | 'streams'>,
): string | undefined => {
  const isCommon = COMMON.has(kind);
  const bare = text.replaceAll(/\{(?:card|link|tags)\}/g, 'x');
  const [guarded] = LANGUAGES.flatMap((each) => findGuarded(text, each));
  if (guarded) return `says “${guarded.words}”, which captions do not say: ${guarded.reason}`;
  if (/^\s|\s$|\s{2}|\s[.,!?:;]/.test(bare)) return 'has a blank too many';
  if (!isCommon && !(kind === 'opening' ? /[.!?…:]$/ : /[.!?…]$/).test(bare))
    return 'ends without a full stop';
  if (!/^(?:\p{Lu}|\[|\{card\}|„|“)/u.test(text)) return 'begins with a small letter';
  if (/["'`´]/.test(text)) return 'has a straight quotation mark or apostrophe';
  const figure = /\p{Extended_Pictographic}|#|@|https?:|\d/u.exec(text)?.[0];
  if (figure !== undefined) return `has “${figure}”: emoji, hashtags, links and figures come later`;
  if (QUIET.has(tone) && text.includes('!')) return 'has an exclamation mark in a quiet tone';
  const slots = findSlots(text);
  if (slots.length > 1) return 'has two places to fill in; one fits';
  if (slots.some(({ words }) => isOddSlot(words, language)))
    return 'asks for words in square brackets: two to seven, in small letters';
  if (WORDS[otherLanguage(language)].test(text)) return 'has a word of the other language';
  if (language === 'de' && FORMAL.test(text)) return 'says Sie; captions say du';
  if (kind === 'cardText' && /\?(?![”“’])/.test(bare))
    return 'asks: the card has a question already';
  if (kind === 'prompt' && !/comment|kommentar/i.test(text)) return 'does not name the comments';
  if (kind === 'opening' && !text.includes(name)) return `does not name ${name}`;
  const inside = isCommon ? undefined : INSIDE.exec(text)?.[0];
  if (inside !== undefined) return `says “${inside}”, as only the makers do`;
  const stream = Object.values(streams).find((each) => !isCommon && text.includes(each.name));
  if (stream) return `says “${stream.name}”, as only the makers do`;
  const most = platform ? LONGEST_OPENING[platform] : LONGEST[kind];
  const length = platform ? captionLength(platform, text) : text.length;
  if (most !== undefined && length > most) return `is ${length} characters; ${most} fit`;
  return undefined;
};

/** Finds wordings that stand in a list twice, and sentences with too few of them. */
const checkList = (find: Find, list: List, facts: DeckFacts): void => {
  const { isThin = false, kind, language, path, sentences, source } = list;
  const least = LEAST[kind] ?? 0;
  const isShort = !isThin && sentences.length < least;
  if (isShort) find(source, path, `has ${sentences.length} of ${least} sentences`);
  const seen = new Set<string>();
  let count = 0;
  for (const [key, sentence] of sentences) {
    const here = [...path, key];
    const wordings = fillSentence(sentence, facts, language).flatMap(wordingsOf);
    count += wordings.length;
    const isFew = wordings.length > 0 && new Set(wordings).size < LEAST_WORDINGS;
    if (!isThin && VARIED.has(kind) && isFew)
      find(source, here, `has ${wordings.length} of ${LEAST_WORDINGS} wordings: add {one|another}`);
    const twice = wordings.find((text) => seen.has(text) || !seen.add(text));
    if (twice !== undefined && twice !== '') find(source, here, `says “${twice}” again`);
    const wrong = wordings
      .values()
      .filter((text) => text !== '')
      .map((text) => ({ text, problem: wordingProblem(text, list, facts) }))
      .find(({ problem }) => problem !== undefined);
    if (wrong) find(source, here, `${wrong.problem}: “${wrong.text}”`);
  }
  if (kind === 'call' && !isShort && count < LEAST_CALLS)
    find(source, path, `has ${count} of ${LEAST_CALLS} wordings`);
};

/** The sentences of the posts of a list. */
const listsOfPosts = (
  { isThin, language, path, source, tone }: ToneOfIntent,
  name: 'posts' | 'cardPosts',
  posts: readonly Post[],
): readonly List[] =>
  posts.flatMap(({ openings, middle, drawback, closing, prompt }, at) => {
    const texts: readonly (readonly [Kind, string | undefined, Platform?])[] = [
      ...OFFERED_PLATFORMS.map((platform) => ['opening', openings[platform], platform] as const),
      ['middle', middle],
      ['drawback', drawback],
      ['closing', closing],
      ['prompt', prompt],
    ];
    return texts.flatMap(([kind, text, platform]): readonly List[] =>
      text === undefined
        ? []
        : [
            {
              source,
              path: [...path, name, at, ...(platform ? ['openings'] : [])],
              kind,
              language,
              tone,
              sentences: [[platform ?? kind, text]],
              isThin,
              ...(platform && { platform }),
            },
          ],
    );
  });

/** Finds a tone with too few posts, and drawbacks where none belong. */
const checkCounts = (
  find: Find,
  { cardPosts, intent, isThin, path, posts, source }: ToneOfIntent,
): void => {
  if (isThin) find(source, path, `has ${posts.length} of ${LEAST_POSTS} posts`);
  if (cardPosts && cardPosts.length < LEAST_CARD_POSTS)
    find(source, [...path, 'cardPosts'], `has ${cardPosts.length} of ${LEAST_CARD_POSTS} posts`);
  for (const [name, list] of Object.entries({ posts, cardPosts: cardPosts ?? [] }))
    for (const [at, { drawback }] of list.entries()) {
      const here = [...path, name, at, 'drawback'];
      const isReview = intent === 'quick-review-neutral';
      if (isReview && !drawback) find(source, here, 'is missing: a review names one');
      if (!isReview && drawback) find(source, here, 'is for the quick review only');
    }
};

/** The texts about single cards, and those of no card of the deck. */
const cardTextLists = async (
  find: Find,
  files: string,
  language: Language,
  codes: ReadonlySet<string>,
): Promise<readonly List[]> => {
  if (!existsSync(join(files, CARD_TEXTS))) return [];
  const source = await readSource(files, CARD_TEXTS);
  const { cards } = source.document.toJS() as {
    readonly cards: readonly { readonly code: string; readonly texts: readonly string[] }[];
  };
  return cards.map(({ code, texts }, at): List => {
    if (!codes.has(code))
      find(source, ['cards', at], `names ${code}, which is no card of the deck`);
    return {
      source,
      path: ['cards', at, 'texts'],
      kind: 'cardText',
      language,
      sentences: [...texts.entries()],
    };
  });
};

const commonLists = (language: Language, source: SourceFile): readonly List[] => {
  const { answers, calls, inline, mentions } = source.document.toJS() as Common;
  const ofTone = (tone: Tone): readonly List[] => [
    ...Object.entries(calls[tone]).map(([call, sentences]): List => ({
      source,
      path: ['calls', tone, call],
      kind: 'call',
      language,
      tone,
      sentences: [...sentences.entries()],
    })),
    ...(answers
      ? [
          {
            source,
            path: ['answers', tone],
            kind: 'answer',
            language,
            tone,
            sentences: [...answers[tone].entries()],
          } as const,
        ]
      : []),
    {
      source,
      path: ['mentions', tone],
      kind: 'mention',
      language,
      tone,
      sentences: [...mentions[tone].entries()],
    },
  ];
  return [
    ...TONES.flatMap(ofTone),
    { source, path: ['inline'], kind: 'inline', language, sentences: [...inline.entries()] },
  ];
};

/** Finds sentences that two posts of a tone share: captions in a row would repeat them. */
const checkRepeats = (find: Find, posts: readonly List[], facts: DeckFacts): void => {
  const said = new Set<string>();
  for (const list of posts)
    for (const [key, sentence] of list.sentences) {
      const wordings = fillSentence(sentence, facts, list.language).flatMap(wordingsOf);
      const twice = wordings.find((text) => said.has(text));
      if (twice !== undefined && !list.isThin)
        find(list.source, [...list.path, key], `says “${twice}”, as another post does`);
      for (const text of wordings) said.add(text);
    }
};

/** Finds openings that two platforms share: a person who posts on both would say the same. */
const checkPlatforms = (find: Find, lists: readonly List[], facts: DeckFacts): void => {
  const first = new Map<string, Platform | undefined>();
  for (const { isThin, kind, language, path, platform, sentences, source } of lists) {
    if (isThin || kind !== 'opening') continue;
    for (const [key, sentence] of sentences)
      for (const text of fillSentence(sentence, facts, language).flatMap(wordingsOf)) {
        const said = `${language} ${text}`;
        const other = first.get(said) ?? platform;
        first.set(said, other);
        if (other !== platform)
          find(source, [...path, key], `is an opening on ${other} too: “${text}”`);
      }
  }
};

/**
 * Finds what the sentences of captions lack: enough of them and of their wordings, their form, their language.
 * @param codes of the deck's cards
 * @returns the tones with enough posts to be compared
 */
export const checkCaptions = async (
  find: Find,
  folder: string,
  facts: DeckFacts,
  codes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const compared = new Set<string>();
  const lists: List[] = [];
  for (const language of LANGUAGES) {
    const files = join(folder, 'captions', language);
    lists.push(...commonLists(language, await readSource(files, 'common.yaml')));
    lists.push(...(await cardTextLists(find, files, language, codes)));
    for (const intent of INTENTS) {
      const source = await readSource(files, `${intent}.yaml`);
      const { tones } = source.document.toJS() as {
        readonly tones: Readonly<Record<Tone, Pick<ToneOfIntent, 'posts' | 'cardPosts' | 'cards'>>>;
      };
      for (const tone of TONES) {
        const isThin = tones[tone].posts.length < LEAST_POSTS;
        const path = ['tones', tone];
        const one = { source, path, language, intent, tone, isThin, ...tones[tone] };
        checkCounts(find, one);
        if (!isThin) compared.add([language, intent, tone].join(' '));
        const posts = [
          ...listsOfPosts(one, 'posts', one.posts),
          ...listsOfPosts(one, 'cardPosts', one.cardPosts ?? []),
        ];
        checkRepeats(find, posts, facts);
        lists.push(...posts, {
          ...one,
          path: [...one.path, 'cards'],
          kind: 'card',
          sentences: [...one.cards.entries()],
        });
      }
    }
  }
  for (const list of lists) checkList(find, list, facts);
  checkPlatforms(find, lists, facts);
  return compared;
};
