import * as m from '#messages';

import { KIND_NAMES } from '#facts/kinds.ts';

import { readableName } from './text.ts';

/** The categories of a deck in the page's language; streams keep their names. */
const CATEGORIES: Readonly<Record<string, () => string>> = {
  challenge: m.kinds_challenge,
  spark: m.kinds_spark,
  theory: m.kinds_theory,
  quote: m.kinds_quote,
  idea: m.kinds_idea,
  leadership: m.kinds_leadership,
  strategy: m.kinds_strategy,
  game: m.kinds_game,
};

/** The name of a stream or category: the deck's own, else in the page's language, else its identifier in words. */
export const kindName = (id: string): string =>
  KIND_NAMES[id] ?? CATEGORIES[id]?.() ?? readableName(id);
