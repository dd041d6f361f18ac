/** Every text at any depth. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Shorter ones are words that any page may use. */
export const SHORTEST = 9;

/** A text and its sentences. */
export const partsOf = (text: string): string[] =>
  [text, ...text.split(/(?<=[.?!:])\s+|<[^>]*>|\n/)].map((part) => part.trim());

/**
 * Makes a search for parts of at least `SHORTEST` characters, by how they begin: thousands of texts are looked for in
 * millions of characters.
 * @returns the parts that stand in a text
 */
export const searchFor = (parts: Iterable<string>): ((text: string) => string[]) => {
  const byStart = Map.groupBy(parts, (part) => part.slice(0, SHORTEST));
  return (text) => {
    const found = new Set<string>();
    for (let at = 0; at + SHORTEST <= text.length; at += 1) {
      for (const part of byStart.get(text.slice(at, at + SHORTEST)) ?? []) {
        if (text.startsWith(part, at)) found.add(part);
      }
    }
    return [...found];
  };
};
