export const CARD_CODE_LENGTH = 3;

const CARD_CODE = /^[a-z0-9]{3}$/i;

/** The card code in a text, trimmed and upper-cased, or `undefined` (behaviour/cards.md, 'Card browser'). */
export const parseCardCode = (text: string): string | undefined => {
  const trimmed = text.trim();
  return CARD_CODE.test(trimmed) ? trimmed.toUpperCase() : undefined;
};
