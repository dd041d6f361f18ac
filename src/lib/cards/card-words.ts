/** The words on a card, as search compares them and as a result shows them. No DOM. */

import type { Card } from '#contract/cards.ts';
import { fold } from '#lib/shared/fold.ts';

/** A word of a line or what stands between two; the marked ones are what was looked for. */
export interface LinePart {
  readonly text: string;
  readonly marked: boolean;
}

/** The words of a card, folded, each between two blanks. */
interface CardWords {
  /** Of code, title, category and stream, which a card in the grid shows. */
  readonly head: string;
  readonly all: string;
}

/** How many parts of a line stand before and after the word that was found: each second is a word. */
const BEFORE = 8;
const AFTER = 13;

/** Texts as they are compared: 'Zoë’s act' → ' zoe s act ', perhaps with more blanks in between. */
const spaced = (texts: readonly string[]): string =>
  // Most is ASCII: to ask Unicode's tables about the rest only takes a tenth of the time.
  ` ${fold(texts.join(' ')).replaceAll(/[^a-z0-9 ]+/g, (rest) => rest.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))} `;

/** The words of a text as they are compared: 'Zoë’s act' → 'zoe', 's', 'act'. */
export const wordsOf = (text: string): readonly string[] => spaced([text]).match(/\S+/g) ?? [];

/** Fields that say how a card is used, or name another card: no words of its own. */
const NOT_READ: ReadonlySet<string> = new Set(['minutes', 'group', 'where', 'pairs', 'url']);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (NOT_READ.has(name) ? [] : textsOf(part)));
};

const known = new WeakMap<Card, CardWords>();

/** The words of a card, read once as long as the card is there. */
export const cardWords = (card: Card): CardWords => {
  const before = known.get(card);
  if (before) return before;
  const { code, title, category, stream } = card;
  // One text for each: a thousand of them are searched sooner than the words of ten.
  const words = { head: spaced([code, title, category, stream]), all: spaced(textsOf(card)) };
  known.set(card, words);
  return words;
};

/**
 * The line of a card in which a word stands, cut to what is around it.
 * @param isWanted whether a folded word is the one that the line is for
 * @param isMarked whether a folded word is to be marked
 * @returns `undefined` where no text of the card has such a word
 */
export const lineWith = (
  card: Card,
  isWanted: (word: string) => boolean,
  isMarked: (word: string) => boolean,
): readonly LinePart[] | undefined => {
  for (const text of textsOf(card)) {
    // Words have odd places, what stands between them even ones.
    const parts = text.split(/([\p{L}\p{N}\p{M}]+)/u);
    const at = parts.findIndex((part, place) => place % 2 === 1 && isWanted(fold(part)));
    if (at < 0) continue;
    const [from, to] = [Math.max(at - BEFORE, 0), at + AFTER];
    const line = parts
      .slice(from, to)
      .map((part) => ({ text: part, marked: isMarked(fold(part)) }));
    if (from > 0) line.unshift({ text: '… ', marked: false });
    if (to < parts.length) line.push({ text: ' …', marked: false });
    return line;
  }
  return undefined;
};
