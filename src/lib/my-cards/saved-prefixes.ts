/** Storage key prefixes of saved items, by kind. */
export const PREFIX_OF = { case: 'cd.case.', persona: 'cd.persona.' } as const;

export const SAVED_PREFIXES: readonly string[] = Object.values(PREFIX_OF);
