/** The order of cards in a hand and of steps in an agenda. No DOM. */

/**
 * Moves an item of a list.
 * @param to new index, clamped to the list
 */
export const moveItem = <Value>(
  list: readonly Value[],
  from: number,
  to: number,
): readonly Value[] => {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, ...list.slice(from, from + 1));
};

/**
 * Moves a card.
 * @param to new index, clamped to the list
 */
export const movedTo = (cards: readonly string[], code: string, to: number): readonly string[] => {
  const from = cards.indexOf(code);
  return from === -1 ? cards : moveItem(cards, from, to);
};

/** The index that a key moves an item to; `undefined` for other keys. */
export const indexByKey = (key: string, at: number): number | undefined => {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: Infinity,
  };
  return places[key];
};

/** Splits cards into chunks. */
export const inParts = (cards: readonly string[], most: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(cards.length / most) }, (_, part) =>
    cards.slice(part * most, (part + 1) * most),
  );
