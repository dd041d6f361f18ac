// Apart from the schemas: the route table needs these on every page, without zod.

/** Number of characters in a card code (behaviour/cards.md, 'Cards'). */
export const CARD_CODE_LENGTH = 3;

/**
 * The form of a deck code: a version-4 UUID (behaviour/deck-codes.md, 'Deck codes'). Input is case-insensitive; the
 * stored and returned form is upper case.
 */
export const DECK_CODE_PATTERN =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The deck code in a text, trimmed and upper-cased, or `undefined` (behaviour/deck-codes.md, 'Deck codes'). */
export const parseDeckCode = (text: string): string | undefined => {
  const trimmed = text.trim();
  return DECK_CODE_PATTERN.test(trimmed) ? trimmed.toUpperCase() : undefined;
};
