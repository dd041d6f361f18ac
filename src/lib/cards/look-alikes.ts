/** Card codes that differ only by characters that people take for each other. */

const GROUPS = ['0O', '1IL', '8B', '5S', '2Z'] as const;

const CANONICAL = new Map(
  GROUPS.flatMap((group) => [...group].map((character) => [character, group] as const)),
);

const looksOf = (code: string): string =>
  [...code].map((character) => CANONICAL.get(character) ?? character).join('|');

/**
 * The code of the deck that looks like one that is not in it.
 * @param code three upper-case letters or digits
 * @param codes the codes of the deck
 * @returns `undefined` where none looks like it, or where it is itself in the deck
 */
export const lookAlikeOf = (code: string, codes: readonly string[]): string | undefined =>
  codes.includes(code) ? undefined : codes.find((known) => looksOf(known) === looksOf(code));
