/** The kinds of things in a deck, by their folders. */
export const KINDS = {
  cards: '.yaml',
  exercises: '.yaml',
  personas: '.yaml',
  articles: '.md',
  recipes: '.yaml',
  situations: '.yaml',
} as const;
export type DeckKind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as readonly DeckKind[];
