import { existsSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import {
  INTENTS,
  LANGUAGES,
  TONES,
  type Cta,
  type Intent,
  type Language,
} from '#contract/captions.ts';
import { CardCode } from '#contract/cards.ts';
import { DeckWords, type DeckFacts } from '#contract/deck-facts.ts';
import { OFFERED_PLATFORMS } from '#lib/captions/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { parseSource, readSource } from '#server/catalogue/source.ts';

const plainText = z
  .string()
  .check(z.maxLength(30), z.regex(/^[^{}[\]|]*$/, 'has no brackets, braces or bars'));

/** Fields of `deck.yaml` that sentences name. */
export type CaptionFacts = Pick<DeckFacts, 'name' | 'hashtag' | 'words'>;

/** The facts of a language by their slots, without `deck.`. */
type FactsBySlot = ReadonlyMap<string, string | null | undefined>;

const FACT_SLOTS: ReadonlySet<string> = new Set([
  'name',
  'hashtag',
  ...Object.keys(DeckWords.shape),
]);

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const FACT_SLOT = /\{deck\.(\w+)\}/g;

/**
 * Fills the facts into a sentence; a slot with a capital letter gives its fact a capital letter.
 * @returns none where a fact is empty
 */
const fillFacts = (text: string, facts: FactsBySlot): readonly string[] => {
  const names = Array.from(text.matchAll(FACT_SLOT), ([, name = '']) => lowerFirst(name));
  if (names.some((name) => !facts.get(name)?.trim())) return [];
  const filled = text.replaceAll(FACT_SLOT, (_slot, name: string) => {
    const words = facts.get(lowerFirst(name))?.trim() ?? '';
    return name === lowerFirst(name) ? words : words.charAt(0).toUpperCase() + words.slice(1);
  });
  return [filled];
};

const factsOf = ({ name, hashtag, words }: CaptionFacts, language: Language): FactsBySlot =>
  new Map(Object.entries({ name, hashtag, ...words[language] }));

/**
 * Fills the deck's facts into a sentence of a language.
 * @returns none where a fact is empty
 */
export const fillSentence = (
  text: string,
  deck: CaptionFacts,
  language: Language,
): readonly string[] => fillFacts(text, factsOf(deck, language));

/**
 * The problem of a sentence's braces, if there is one: they hold alternatives (`{a|b}`, never nested), a fact
 * or this slot.
 */
const bracesProblem = (text: string, slot: string): string | undefined => {
  const unknown = Array.from(text.matchAll(FACT_SLOT), ([, name = '']) => lowerFirst(name)).find(
    (name) => !FACT_SLOTS.has(name),
  );
  if (unknown !== undefined) return `deck.yaml has no fact ${unknown}`;
  const rest = text
    .replaceAll(FACT_SLOT, '')
    .replaceAll(slot, '')
    .replaceAll(/\{[^{}|]*\|[^{}]*\}/g, '');
  return /[{}|]/.test(rest) ? 'braces hold alternatives or a slot' : undefined;
};

/** Rules of the sentences of a list. */
interface SentenceRule {
  /** The slot that each sentence has, such as `{card}`. */
  readonly slot?: string;
  /** Whether a person may have to fill in words in square brackets. */
  readonly asks?: boolean;
}

const sentenceProblem = (text: string, { slot = '', asks }: SentenceRule): string | undefined => {
  if (text !== text.trim()) return 'begins or ends with a blank';
  if (slot !== '' && text.split(slot).length !== 2) return `names ${slot} once`;
  if (!asks && findSlots(text).length > 0) return 'has no words in square brackets';
  return bracesProblem(text, slot);
};

const checkSentence = (rule: SentenceRule) =>
  z.check<string>((context) => {
    const message = sentenceProblem(context.value, rule);
    if (message !== undefined)
      context.issues.push({ code: 'custom', input: context.value, message });
  });

/**
 * Schema of a list of sentences, which fills in the facts.
 * @returns the sentences without empty facts, possibly none
 */
const sentences = (facts: FactsBySlot, rule: SentenceRule = {}) =>
  z.pipe(
    z.array(z.string().check(checkSentence(rule))).check(z.minLength(1)),
    z.transform((list) => list.flatMap((text) => fillFacts(text, facts))),
  );

const LEFT = 'needs a sentence or post without the facts that deck.yaml leaves empty';

/** The same for a list that no caption goes without. */
const neededSentences = (facts: FactsBySlot, rule: SentenceRule = {}) =>
  z.pipe(sentences(facts, rule), z.array(z.string()).check(z.minLength(1, LEFT)));

/** Schema of a sentence of a post, which fills in the facts: it becomes '' where one is empty. */
const line = (facts: FactsBySlot, rule: SentenceRule) =>
  z.pipe(
    z.string().check(z.minLength(1), checkSentence(rule)),
    z.transform((text) => fillFacts(text, facts)[0] ?? ''),
  );

const cardPostOf = (facts: FactsBySlot, rule: SentenceRule = { slot: '{card}' }) => {
  const { asks = false } = rule;
  return z.strictObject({
    /** The subject, for authors. */
    about: z.optional(z.string()),
    /** Openings of the offered platforms. */
    openings: z.record(z.enum(OFFERED_PLATFORMS), line(facts, rule)),
    /** In the quick review only: a real drawback. */
    drawback: z.optional(line(facts, { asks })),
  });
};

const postOf = (facts: FactsBySlot) => {
  const text = line(facts, { asks: true });
  return z.extend(cardPostOf(facts, { asks: true }), {
    middle: text,
    closing: z.optional(text),
    /** The call to comment, which asks for what the post is about. */
    prompt: line(facts, {}),
  });
};

/** A post about a card: it follows the card's question, its opening names the card, and a text about that card is its middle. */
type CardPost = z.infer<ReturnType<typeof cardPostOf>>;

/** A post: opening, middle, drawback and closing are one text. */
export type CaptionPost = CardPost &
  Partial<Pick<z.infer<ReturnType<typeof postOf>>, 'middle' | 'closing' | 'prompt'>>;

const textsOf = ({ openings, middle, drawback, closing, prompt }: CaptionPost) => [
  Object.values(openings).join(' '),
  middle,
  drawback,
  closing,
  prompt,
];

/** A caption has at most one slot for the person, so only one field of a post may ask. */
const asksOnce = (post: CaptionPost): boolean =>
  textsOf(post).filter((text) => text && findSlots(text).length > 0).length < 2;

const isWhole = (post: CaptionPost): boolean =>
  ![...textsOf(post), ...Object.values(post.openings)].includes('');

/** Schema of a list of posts; a post with an empty fact is left out. */
const posts = <Post extends z.core.$ZodType<CaptionPost>>(post: Post) =>
  z.pipe(
    z.array(post).check(
      z.minLength(1),
      z.refine(
        (list) => list.every(asksOnce),
        'only one of openings, middle, drawback, closing has square brackets',
      ),
    ),
    z.transform((list): CaptionPost[] => list.filter(isWhole)),
  );

/** Schema of an intent's file. */
const intentFile = (facts: FactsBySlot) => {
  const tone = z.strictObject({
    posts: z.pipe(
      posts(postOf(facts)),
      z.array(z.custom<CaptionPost>()).check(z.minLength(1, LEFT)),
    ),
    /** Posts about a card that has a question (`share`). */
    cardPosts: z.optional(posts(cardPostOf(facts))),
    /** Lines that name a card without a question and fit every post. */
    cards: neededSentences(facts, { slot: '{card}' }),
  });
  return z.strictObject({
    about: z.optional(z.string()),
    tones: z.record(z.enum(TONES), tone),
  });
};

/** The file of texts about single cards, which a language may lack. */
export const CARD_TEXTS = 'cards.yaml';

/** Schema of the file of texts about single cards: the middle of a post about the card. */
const cardsFile = (facts: FactsBySlot) =>
  z.strictObject({
    cards: z
      .array(
        z.strictObject({
          code: CardCode,
          texts: z.array(line(facts, { asks: true })).check(z.minLength(1)),
        }),
      )
      .check(
        z.refine(
          (cards) => new Set(cards.map(({ code }) => code)).size === cards.length,
          'names each card once',
        ),
      ),
  });

/** A call with sentences of its own; comment prompts belong to the posts. */
export type CommonCall = Exclude<Cta, 'none' | 'comment-prompt'>;

/** Number of hashtags that a caption may need. */
const MOST_HASHTAGS = Math.max(
  ...Object.values(PLATFORM_RULES).map(({ hashtags: { max } }) => max),
);

/** Schema of the file that all captions of a language share. */
const commonFile = (facts: FactsBySlot) => {
  const profile = neededSentences(facts, { slot: '{link}' });
  const call = neededSentences(facts);
  const hashtag = z
    .string()
    .check(z.regex(/^(?=.)(?:\{deck\.hashtag\})?[\p{L}\p{N}_]*$/u, 'is a hashtag without #'));
  const tags = z.pipe(
    z.array(hashtag).check(z.minLength(1)),
    z.transform((list) => list.flatMap((text) => fillFacts(text, facts))),
  );
  const hasEnough = (packs: Readonly<Record<string, readonly string[]>>): boolean =>
    new Set(
      Object.values(packs)
        .flat()
        .map((tag) => tag.toLowerCase()),
    ).size >= MOST_HASHTAGS;
  return z.strictObject({
    calls: z.record(
      z.enum(TONES),
      z.strictObject({
        'follow-profile': profile,
        'save-post': call,
        'share-with-team': call,
        'tag-a-friend': call,
      } satisfies Record<CommonCall, unknown>),
    ),
    /** Calls to answer a card's question in the comments. Without them no caption quotes a question. */
    answers: z.optional(z.record(z.enum(TONES), call)),
    /** Name the profile without a call to action. */
    mentions: z.record(z.enum(TONES), profile),
    /** Sentences with the hashtags, for inline placement. */
    inline: neededSentences(facts, { slot: '{tags}' }),
    /** The word before the last hashtag of such a list. */
    and: plainText,
    hashtags: z
      .strictObject({ 'brand-core': tags, 'ugc-generic': tags, 'innovation-work': tags })
      .check(z.refine(hasEnough, `needs ${MOST_HASHTAGS} different hashtags in all`)),
    /** The hashtag of an intent; part of the pack ugc-generic. */
    intentHashtag: z.record(z.enum(INTENTS), hashtag),
  });
};

/** The schemas of a language's files, for forms: an intent's, the common one, and that of the cards. */
export const captionSchemas = () => ({
  intent: intentFile(new Map()),
  common: commonFile(new Map()),
  cards: cardsFile(new Map()),
});

export type CommonBlocks = z.infer<ReturnType<typeof commonFile>>;

/** Sentences of the captions of a language, with the deck's facts filled in. */
export interface LanguageBlocks {
  readonly common: CommonBlocks;
  readonly intents: Readonly<Record<Intent, z.infer<ReturnType<typeof intentFile>>['tones']>>;
  /** Texts about a card, by its code. */
  readonly cardTexts: ReadonlyMap<string, readonly string[]>;
}

export type Captions = Readonly<Record<Language, LanguageBlocks>>;

/**
 * Reads the sentences of captions.
 * @param folder of the deck: `captions/<language>/` with a file for each intent, `common.yaml`, and possibly `cards.yaml`
 * @throws StartError with file and line for the first error
 */
export const loadCaptions = async (folder: string, deck: CaptionFacts): Promise<Captions> => {
  const ofLanguage = async (language: Language): Promise<[Language, LanguageBlocks]> => {
    const files = join(folder, 'captions', language);
    const facts = factsOf(deck, language);
    const common = parseSource(await readSource(files, 'common.yaml'), commonFile(facts));
    const cardTexts = existsSync(join(files, CARD_TEXTS))
      ? parseSource(await readSource(files, CARD_TEXTS), cardsFile(facts)).cards
      : [];
    const intents = await Promise.all(
      INTENTS.map(async (intent) => {
        const source = await readSource(files, `${intent}.yaml`);
        return [intent, parseSource(source, intentFile(facts)).tones] as const;
      }),
    );
    return [
      language,
      {
        common,
        intents: Object.fromEntries(intents) as LanguageBlocks['intents'],
        cardTexts: new Map(
          cardTexts.map(({ code, texts }) => [code, texts.filter((text) => text !== '')]),
        ),
      },
    ];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(ofLanguage))) as Captions;
};
