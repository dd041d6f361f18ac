/**
 * Building blocks of captions: hand-written sentences for each language, intent and tone. Each sentence is
 * true for every owner of the deck, or has a slot for a detail that only the person knows.
 */

import type { Cta, Intent, Pack, Platform, Tone } from '#contract/captions.ts';

/**
 * A sentence, or two short ones. `{a|b|c}`: alternative wordings, possibly an empty one (`{|really }`); never
 * nested. `[words in brackets]`: a slot that the person fills. `{card}`: the card's name (only in `cards`);
 * `{link}` and `{tags}` only in a language's common blocks.
 */
export type Sentence = string;

/** The subject of a small post: any of its openings, middles, drawbacks and closings fit together. */
export interface CaptionTheme {
  /** At least two for each platform; no sentence serves two platforms. */
  readonly openings: Readonly<Record<Platform, readonly Sentence[]>>;
  /** At least three. Either openings or middles have slots, not both. */
  readonly middles: readonly Sentence[];
  /** At least three, in the quick review only: a real drawback. */
  readonly drawbacks?: readonly Sentence[];
  /** At least two; an empty one is a post without a closing. */
  readonly closings: readonly Sentence[];
  /** At least two calls to comment on the theme; each mentions the comments. */
  readonly prompts: readonly Sentence[];
}

export interface ToneBlocks {
  /** At least five. */
  readonly themes: readonly CaptionTheme[];
  /** At least six, each with `{card}`: a line that names the drawn card and fits every theme. */
  readonly cards: readonly Sentence[];
}

export type IntentBlocks = Readonly<Record<Tone, ToneBlocks>>;

/** A call with sentences of its own; comment prompts belong to the themes. */
export type CommonCall = Exclude<Cta, 'none' | 'comment-prompt'>;

/** Blocks shared by all captions of a language. */
export interface CommonBlocks {
  /** At least six sentences each. Those of `follow-profile` end with `{link}`. */
  readonly calls: Readonly<Record<Tone, Readonly<Record<CommonCall, readonly Sentence[]>>>>;
  /** Name the profile without a call to action, and end with `{link}`. */
  readonly mentions: Readonly<Record<Tone, readonly Sentence[]>>;
  /** Sentences with the hashtags, for inline placement; `{tags}` is their list. */
  readonly inline: readonly Sentence[];
  /** The word before the last hashtag of such a list. */
  readonly and: string;
  readonly hashtags: Readonly<Record<Pack, readonly string[]>>;
  /** The hashtag of an intent; part of the pack ugc-generic. */
  readonly intentHashtag: Readonly<Record<Intent, string>>;
}

export interface LanguageBlocks {
  readonly common: CommonBlocks;
  readonly intents: Readonly<Record<Intent, IntentBlocks>>;
}
