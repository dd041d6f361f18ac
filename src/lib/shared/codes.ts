/** The form of a card's code: three characters. */

const CARD_CODE = /^[a-z0-9]{3}$/i;

/**
 * The card code in a text, upper-cased, or `undefined` where it is not exactly three letters or
 * digits (behaviour/cards.md, 'Card browser'). Such a text is never looked up.
 */
export const parseCardCode = (text: string): string | undefined => {
  const trimmed = text.trim();
  return CARD_CODE.test(trimmed) ? trimmed.toUpperCase() : undefined;
};
