/** A text with its words. */
export interface Wording<Item> {
  readonly item: Item;
  readonly words: ReadonlySet<string>;
}

export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}’]+/gu));

/** The share of words that two texts have in common, from 0 to 1. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common);
};

/**
 * Finds, for each text, an earlier one that shares more than half of its words. Two such texts share one of their rarest
 * words, as many as half of a text has: only texts that do are compared, so that thousands take seconds.
 */
export const findAlike = <Item>(
  texts: readonly Wording<Item>[],
): readonly (readonly [Item, Item])[] => {
  const counts = new Map<string, number>();
  for (const { words } of texts)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byWord = new Map<string, Wording<Item>[]>();
  const found: (readonly [Item, Item])[] = [];
  for (const text of texts) {
    const rarest = Array.from(text.words)
      .toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, Math.floor(text.words.size / 2) + 1);
    const alike = rarest
      .values()
      .flatMap((word) => byWord.get(word) ?? [])
      .find(({ words }) => likeness(words, text.words) > 0.5);
    if (alike) found.push([alike.item, text.item]);
    for (const word of rarest) {
      const others = byWord.get(word);
      if (others) others.push(text);
      else byWord.set(word, [text]);
    }
  }
  return found;
};
