import { atom } from 'nanostores';

import { itemsOf, readLibrary } from '#lib/my-cards/library.ts';
import { SAVED_PREFIXES, type Saveable } from '#lib/my-cards/saved.ts';
import { listItems } from '#lib/shared/storage.browser.ts';

/** What was saved when the list was opened. What is taken out stays in sight until it is left. */
export const $shelf = atom<readonly Saveable[] | undefined>();

/** Opens the list of what is saved. */
export const openLibrary = (): void => {
  $shelf.set(itemsOf(readLibrary(listItems('localStorage', SAVED_PREFIXES))));
};
