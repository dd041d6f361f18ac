/**
 * What a caption is put together from: sentences written by hand, for each language, intent and tone.
 * Each holds for anybody who has the deck in hand, or has a slot for what only the person knows.
 */

import type { Cta, Intent, Pack, Platform, Tone } from '#contract/captions.ts';

/** What a sentence is about. No two sentences of one caption share a topic. */
export const TOPICS = [
  'app',
  'code',
  'colours',
  'drawings',
  'streams',
  'kinds',
  'one-card',
  'drawing-cards',
  'talking',
  'writing',
  'team',
  'start',
  'time',
  'cost',
  'size',
  'shelf',
  'thanks',
  'slot',
  'question',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * A sentence (at most two short ones) and its topics. `{a|b|c}`: wordings of which one is taken, also an
 * empty one (`{|really }`); never nested. `[words in brackets]`: a slot that the person fills. `{card}`:
 * the card's name (only in `cards`); `{link}` and `{tags}` only in what a language has in common.
 */
export type Sentence = readonly [text: string, ...about: Topic[]];

/** The sentences of one intent in one tone. Any that share no topic read as one post. */
export interface ToneBlocks {
  /** At least 10 for each platform; platforms share none. */
  readonly openings: Readonly<Record<Platform, readonly Sentence[]>>;
  /** At least 10. */
  readonly middles: readonly Sentence[];
  /** At least 10, in the quick review only: a real drawback. */
  readonly drawbacks?: readonly Sentence[];
  /** At least 8, each with `{card}`: names the card that was drawn; stands between opening and middle. */
  readonly cards: readonly Sentence[];
  /** At least 10. */
  readonly closings: readonly Sentence[];
  /** At least 6 calls to comment; each names the comments and has the topic 'question'. */
  readonly prompts: readonly Sentence[];
}

export type IntentBlocks = Readonly<Record<Tone, ToneBlocks>>;

/** A call that is made by its own sentence; the comment prompts go with the intents. */
export type CommonCall = Exclude<Cta, 'none' | 'comment-prompt'>;

/** What the captions of a language have in common. */
export interface CommonBlocks {
  /** Each with at least six wordings. Those of `follow-profile` end with `{link}`. */
  readonly calls: Readonly<Record<Tone, Readonly<Record<CommonCall, readonly Sentence[]>>>>;
  /** Name the profile without calling for anything, and end with `{link}`. */
  readonly mentions: Readonly<Record<Tone, readonly Sentence[]>>;
  /** Sentences that carry the hashtags, for the placement inline; `{tags}` is their list. */
  readonly inline: readonly Sentence[];
  /** The word before the last hashtag of such a list. */
  readonly and: string;
  readonly hashtags: Readonly<Record<Pack, readonly string[]>>;
  /** The hashtag of an intent; it counts to the pack ugc-generic. */
  readonly intentHashtag: Readonly<Record<Intent, string>>;
}

/** Everything that captions of one language are made of. */
export interface LanguageBlocks {
  readonly common: CommonBlocks;
  readonly intents: Readonly<Record<Intent, IntentBlocks>>;
}
