/**
 * What a caption is put together from: sentences written by hand, per language. Every opening goes
 * with every middle of the same intent and tone, and with every close of the same tone.
 */

import type { Cta, Intent, Pack, Platform, Tone } from '#contract/captions.ts';

/** What a sentence is about. No two sentences of one caption share a topic. */
export type Topic =
  | 'app'
  | 'code'
  | 'colours'
  | 'drawings'
  | 'streams'
  | 'kinds'
  | 'one-card'
  | 'drawing-cards'
  | 'talking'
  | 'writing'
  | 'team'
  | 'start'
  | 'time'
  | 'cost'
  | 'size'
  | 'shelf'
  | 'thanks'
  | 'slot'
  | 'question';

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

/** Four openings and four middles: any pair reads as one post. */
export interface Body {
  readonly openings: readonly [string, string, string, string];
  readonly middles: readonly [string, string, string, string];
}

/** Three last sentences; an empty one leaves the post without. */
export type Closes = readonly [string, string, string];

/** The wordings of a call. `{link}` is where the profile goes. */
type Wordings = readonly [string, string];

export interface Blocks {
  readonly bodies: Record<Intent, Record<Tone, Body>>;
  readonly closes: Record<Tone, { readonly private: Closes; readonly work: Closes }>;
  readonly calls: Record<Tone, Record<Exclude<Cta, 'none' | 'comment-prompt'>, Wordings>>;
  /** The wordings of the comment prompt, which takes up what the post is about. */
  readonly prompts: Record<Intent, Record<Tone, Wordings>>;
  /** Names the profile without calling for anything; `{link}` as above. */
  readonly mentions: Record<Tone, string>;
  /** Sentences that carry the hashtags, for the placement inline; `{tags}` is their list. */
  readonly inline: readonly [string, string];
  /** The word before the last hashtag of such a list. */
  readonly and: string;
  readonly hashtags: Record<Pack, readonly string[]>;
  /** The hashtag of an intent; it counts to the pack ugc-generic. */
  readonly intentHashtag: Record<Intent, string>;
}
