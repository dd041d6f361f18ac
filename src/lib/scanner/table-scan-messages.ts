/** Messages of a table scan. No DOM. */

import * as m from '#messages';

/** A card by code, with its title where known. */
interface NamedCard {
  readonly code: string;
  readonly card: { readonly title: string } | undefined;
}

const nameOf = ({ code, card }: NamedCard): string => card?.title ?? code;

/**
 * Returns the announcement of cards found since the last one.
 * @returns an empty string where there are none
 */
export const newCardsMessage = (
  cards: readonly NamedCard[],
  told: readonly NamedCard[],
): string => {
  const known = new Set(told.map(({ code }) => code));
  const fresh = cards.filter(({ code }) => !known.has(code));
  if (fresh.length === 0) return '';
  const found = { count: cards.length, titles: fresh.map(nameOf).join(', ') };
  return fresh.length < cards.length ? m.scanner_new_cards(found) : m.scanner_cards(found);
};

/** Message about codes that are not in the deck. */
export const unknownCodesMessage = (count: number): string => m.scanner_unknown_codes({ count });

/** Empty frames in a row before the hint changes. */
const TOO_MANY = 15;

/**
 * Instruction for the person.
 * @param empty frames in a row without a code
 * @param cards found so far
 */
export const aimMessage = (empty: number, cards: number): string => {
  if (empty >= TOO_MANY) return m.scanner_aim_nothing();
  return cards === 0 ? m.scanner_aim_first() : m.scanner_aim_more();
};

/**
 * Breaks a title into lines.
 * @param longest maximum characters of a line; a longer word gets its own line
 */
export const titleLines = (title: string, longest: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const line = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && line.length <= longest) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
};
