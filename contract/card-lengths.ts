/** Bounds of a card's texts, in characters: what fits a printed card and its page. */
export const CARD_LENGTHS = {
  title: { least: 1, most: 40 },
  /** The fields of the category. */
  text: { least: 40, most: 400 },
  /** The line on video calls. */
  remote: { least: 40, most: 240 },
  /** The reason of a pair. */
  why: { least: 10, most: 100 },
} as const;
