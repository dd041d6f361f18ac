/** What is said of the cards on a table. No DOM. */

/** A card as far as it is known. */
interface NamedCard {
  readonly code: string;
  readonly card: { readonly title: string } | undefined;
}

const nameOf = ({ code, card }: NamedCard): string => card?.title ?? code;

/**
 * Announces the cards that have come since the last announcement.
 * @returns an empty text where none has
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

/** Says how many codes in the picture are none of the deck. */
export const unknownCodesMessage = (count: number): string =>
  count === 1
    ? 'One code here is no card of the deck.'
    : `${count} codes here are no cards of the deck.`;

/** So many frames without a code, and somebody wonders why. */
const TOO_MANY = 15;

/**
 * What to do, as long as it is needed.
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
 * A title in lines.
 * @param longest characters that have room in a line; a longer word has a line of its own
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
