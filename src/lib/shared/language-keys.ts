/** Local storage key of the language that was chosen for the pages. */
export const PAGES_KEY = 'cd.pages';

/** Local storage key of that choice while the account has not got it; one of the person's values. */
export const UNSENT_PAGES_KEY = 'cd.personal.language';

/** Local storage key of the language that was chosen for the deck; without it the page's own counts. */
export const DECK_LANGUAGE_KEY = 'cd.language';

/** Local storage key of the deck as it was read last, in its language; one of the person's values. */
export const REMEMBERED_DECK_KEY = 'cd.personal.cards';
