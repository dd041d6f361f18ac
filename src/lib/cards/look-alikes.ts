/** Card codes that differ only by similar characters. */

const GROUPS = ['0O', '1IL', '8B', '5S', '2Z'] as const;

const CANONICAL = new Map(
  GROUPS.flatMap((group) => [...group].map((character) => [character, group] as const)),
);

/** A text that is equal for codes that look alike. */
export const looksOf = (code: string): string =>
  [...code].map((character) => CANONICAL.get(character) ?? character).join('|');

/**
 * Returns the deck's code that looks like an unknown code.
 * @param code three upper-case letters or digits
 * @param codes the codes of the deck
 * @returns `undefined` where none looks alike, or where the code is in the deck
 */
export const lookAlikeOf = (code: string, codes: readonly string[]): string | undefined =>
  codes.includes(code) ? undefined : codes.find((known) => looksOf(known) === looksOf(code));
