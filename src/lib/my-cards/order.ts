/** The order of cards in a hand. No DOM. */

/**
 * Moves a card.
 * @param to new index, clamped to the list
 */
export const movedTo = (cards: readonly string[], code: string, to: number): readonly string[] => {
  const rest = cards.filter((card) => card !== code);
  if (rest.length === cards.length) return cards;
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), code, ...rest.slice(place)];
};

/** Splits cards into chunks. */
export const inParts = (cards: readonly string[], most: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(cards.length / most) }, (_, part) =>
    cards.slice(part * most, (part + 1) * most),
  );
