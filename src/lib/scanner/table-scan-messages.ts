/** Messages of a table scan. No DOM. */

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
  const count = cards.length === 1 ? '1 card' : `${cards.length} cards`;
  const added = fresh.length < cards.length ? ', new' : '';
  return `${count}${added}: ${fresh.map(nameOf).join(', ')}.`;
};

/** Message about codes that are not in the deck. */
export const unknownCodesMessage = (count: number): string =>
  count === 1
    ? 'One code here is no card of the deck.'
    : `${count} codes here are no cards of the deck.`;

/** Empty frames in a row before the hint changes. */
const TOO_MANY = 15;

/**
 * Instruction for the person.
 * @param empty frames in a row without a code
 * @param cards found so far
 */
export const aimMessage = (empty: number, cards: number): string => {
  if (empty >= TOO_MANY)
    return 'No code in sight. Hold the camera right above the cards, come closer, or turn on a light.';
  return cards === 0
    ? 'Hold the camera above the cards, codes up.'
    : 'Move on over the table: every card that comes into sight is added.';
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
