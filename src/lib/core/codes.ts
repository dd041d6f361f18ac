/** The forms of codes: a card's three characters, a deck's UUID. */

import { DECK_CODE_PATTERN } from '#contract/codes.ts';

const CARD_CODE = /^[a-z0-9]{3}$/i;

/**
 * The card code in a text, upper-cased, or `undefined` where it is not exactly three letters or
 * digits (behaviour.md, 'Card browser'). Such a text is never looked up.
 */
export const parseCardCode = (text: string): string | undefined => {
  const trimmed = text.trim();
  return CARD_CODE.test(trimmed) ? trimmed.toUpperCase() : undefined;
};

/** The deck code in a text, trimmed and upper-cased, or `undefined` (behaviour.md, 'Deck codes'). */
export const parseDeckCode = (text: string): string | undefined => {
  const trimmed = text.trim();
  return DECK_CODE_PATTERN.test(trimmed) ? trimmed.toUpperCase() : undefined;
};
