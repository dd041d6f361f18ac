/**
 * What a caption is put together from: sentences written by hand, per language. Every opening goes
 * with every middle of the same intent and tone, and with every close of the same tone.
 */

import type { Cta, Intent, Pack, Tone } from '#contract/captions.ts';

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
