import { atom } from 'nanostores';

import { itemsOf, readLibrary } from '#lib/my-cards/library.ts';
import type { Saveable } from '#lib/my-cards/saved.ts';
import { SAVED_PREFIXES } from '#lib/my-cards/saved-prefixes.ts';
import { listItems, onItemChange } from '#lib/shared/storage.browser.ts';

/** The saved items when the list was opened. A removed item stays until the page is left. */
export const $shelf = atom<readonly Saveable[] | undefined>();

const look = (): void => {
  $shelf.set(itemsOf(readLibrary(listItems('localStorage', SAVED_PREFIXES))));
};

/** Reads the saved items and follows other tabs. */
export const openLibrary = (): void => {
  if ($shelf.get() === undefined) onItemChange(SAVED_PREFIXES, look);
  look();
};
