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

/** Bounds of the texts of a run, in characters: what is read at a glance from a phone or a projector. */
export const RUN_LENGTHS = {
  do: { least: 1, most: 90 },
  say: { least: 1, most: 120 },
  flop: { least: 1, most: 160 },
  debrief: { least: 1, most: 120 },
  /** The question that a post about the card may quote. */
  share: { least: 1, most: 120 },
} as const;

/** Bounds of a recipe's short version, in characters. */
export const CUT_LENGTH = { least: 1, most: 300 } as const;
