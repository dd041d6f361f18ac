/** The words of a card for search and for result excerpts. No DOM. */

import type { Card } from '#contract/cards.ts';
import { fold } from '#lib/shared/fold.ts';
import { kindName } from '#lib/shared/kind-name.ts';

/** A word, or the text between two words; matches are marked. */
export interface LinePart {
  readonly text: string;
  readonly marked: boolean;
}

/** The case-folded words of a card, separated by blanks. */
interface CardWords {
  /** Words of code, title, category and stream, which the grid shows. */
  readonly head: string;
  readonly all: string;
}

/** Number of parts shown before and after the match; every second part is a word. */
const BEFORE = 8;
const AFTER = 13;

/** Folds a text, with the letter ß as 'ss'. */
const foldWords = (text: string): string => fold(text).replaceAll('ß', 'ss');

/** Spells umlauts as on other keyboards: 'Überraschung' → 'Ueberraschung'. */
const spellOut = (text: string): string =>
  text.replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0]}e`);

/** Adds the other spelling to each word with an umlaut. */
const withSpellings = (text: string): string =>
  spellOut(text) === text
    ? text
    : text.replaceAll(/\S+/g, (word) =>
        spellOut(word) === word ? word : `${word} ${spellOut(word)}`,
      );

/** Normalises texts for comparison: 'Zoë’s act' → ' zoe s act ', possibly with extra blanks. */
const spaced = (text: string): string =>
  // Most text is ASCII: applying the Unicode classes to the rest only takes a tenth of the time.
  ` ${foldWords(text).replaceAll(/[^a-z0-9 ]+/g, (rest) => rest.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))} `;

/** Returns the normalised words of a text: 'Zoë’s act' → 'zoe', 's', 'act'. */
export const wordsOf = (text: string): readonly string[] => spaced(text).match(/\S+/g) ?? [];

/** Fields left out of the search: how a card is used, its steps, which say its text again, and names of other cards. */
const NOT_READ: ReadonlySet<string> = new Set([
  'minutes',
  'group',
  'where',
  'pairs',
  'run',
  'flop',
  'debrief',
  'share',
  'url',
  'language',
]);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (NOT_READ.has(name) ? [] : textsOf(part)));
};

/** A card with its category and stream by the names that are shown. */
const asShown = (card: Card): Card => ({
  ...card,
  category: kindName(card.category),
  stream: kindName(card.stream),
});

const known = new WeakMap<Card, CardWords>();

/** Returns the words of a card, cached while the card object lives. */
export const cardWords = (card: Card): CardWords => {
  const before = known.get(card);
  if (before) return before;
  const shown = asShown(card);
  const { code, title, category, stream } = shown;
  // One string per card searches faster than a list of words.
  const spacedOf = (texts: readonly string[]): string => spaced(withSpellings(texts.join(' ')));
  const words = { head: spacedOf([code, title, category, stream]), all: spacedOf(textsOf(shown)) };
  known.set(card, words);
  return words;
};

/** Whether a word fits in one of its spellings. */
const fits = (word: string, isOne: (folded: string) => boolean): boolean => {
  if (isOne(foldWords(word))) return true;
  const spelt = spellOut(word);
  return spelt !== word && isOne(foldWords(spelt));
};

/**
 * Returns the excerpt of a card around a matching word.
 * @param isWanted whether a folded word is the match to show
 * @param isMarked whether a folded word is to be marked
 * @returns `undefined` where no text of the card matches
 */
export const lineWith = (
  card: Card,
  isWanted: (word: string) => boolean,
  isMarked: (word: string) => boolean,
): readonly LinePart[] | undefined => {
  for (const text of textsOf(asShown(card))) {
    // Words have odd indexes, the text between them even ones.
    const parts = text.split(/([\p{L}\p{N}\p{M}]+)/u);
    const at = parts.findIndex((part, place) => place % 2 === 1 && fits(part, isWanted));
    if (at < 0) continue;
    const [from, to] = [Math.max(at - BEFORE, 0), at + AFTER];
    const line = parts
      .slice(from, to)
      .map((part) => ({ text: part, marked: fits(part, isMarked) }));
    if (from > 0) line.unshift({ text: '… ', marked: false });
    if (to < parts.length) line.push({ text: ' …', marked: false });
    return line;
  }
  return undefined;
};
