/**
 * What a caption is put together from: sentences written by hand, for each language, intent and tone.
 * Each holds for anybody who has the deck in hand, or has a slot for what only the person knows.
 */

import type { Cta, Intent, Pack, Platform, Tone } from '#contract/captions.ts';

/**
 * A sentence, or two short ones. `{a|b|c}`: wordings of which one is taken, also an empty one (`{|really }`);
 * never nested. `[words in brackets]`: a slot that the person fills. `{card}`: the card's name (only in
 * `cards`); `{link}` and `{tags}` only in what a language has in common.
 */
export type Sentence = string;

/** What a small post is about: any of its openings, middles, drawbacks and closings go together. */
export interface CaptionTheme {
  /** At least two for each platform; platforms share none. */
  readonly openings: Readonly<Record<Platform, readonly Sentence[]>>;
  /** At least three. Of openings and middles only the one or the other have slots. */
  readonly middles: readonly Sentence[];
  /** At least three, in the quick review only: a real drawback. */
  readonly drawbacks?: readonly Sentence[];
  /** At least two; an empty one is a post that ends without. */
  readonly closings: readonly Sentence[];
  /** At least two calls to comment on the theme; each names the comments. */
  readonly prompts: readonly Sentence[];
}

/** The sentences of one intent in one tone. */
export interface ToneBlocks {
  /** At least five. */
  readonly themes: readonly CaptionTheme[];
  /** At least six, each with `{card}`: a line that names the card that was drawn, whatever the theme. */
  readonly cards: readonly Sentence[];
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
