/** What each kind of saved thing's storage keys begin with. */
export const PREFIX_OF = { case: 'cd.case.', persona: 'cd.persona.' } as const;

/** The prefixes of the storage keys of everything that is saved. */
export const SAVED_PREFIXES: readonly string[] = Object.values(PREFIX_OF);
