/** Prefix of the local storage keys of a person's values (personal.browser.ts). */
export const PERSONAL_PREFIX = 'cd.personal.';

/** Local storage key of the account that owns the local data, as JSON. */
export const OWNER_KEY = `${PERSONAL_PREFIX}owner`;
