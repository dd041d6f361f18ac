import { atom } from 'nanostores';

import { itemsOf, readLibrary } from '#lib/my-cards/library.ts';
import type { Saveable } from '#lib/my-cards/saved.ts';
import { SAVED_PREFIXES } from '#lib/my-cards/saved-prefixes.ts';
import { listItems, onItemChange } from '#lib/shared/storage.browser.ts';

/** What was saved when the list was opened. What is taken out stays in sight until it is left. */
export const $shelf = atom<readonly Saveable[] | undefined>();

const look = (): void => {
  $shelf.set(itemsOf(readLibrary(listItems('localStorage', SAVED_PREFIXES))));
};

/** Opens the list of what is saved, and follows what other tabs make of it. */
export const openLibrary = (): void => {
  if ($shelf.get() === undefined) onItemChange(SAVED_PREFIXES, look);
  look();
};
