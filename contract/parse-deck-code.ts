// Apart from the schemas: the route table needs these on every page, without zod.

/** A version-4 UUID, case-insensitive in input; stored in upper case (behaviour/deck-codes.md, 'Deck codes'). */
export const DECK_CODE_PATTERN =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The deck code in a text, trimmed and upper-cased, or `undefined`. */
export const parseDeckCode = (text: string): string | undefined => {
  const trimmed = text.trim();
  return DECK_CODE_PATTERN.test(trimmed) ? trimmed.toUpperCase() : undefined;
};
