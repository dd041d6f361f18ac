import { atom } from 'nanostores';

import {
  EMPTY_LIBRARY,
  isSaved,
  itemsOf,
  readLibrary,
  SAVED_PREFIXES,
  savedKey,
  toSavedCase,
  type Library,
  type Saveable,
} from '#core/saved.ts';
import { now } from '#platform/clock.ts';
import { listItems, removeItem, writeItem } from '#platform/storage.ts';

/** The cases and personas saved in this browser; `undefined` until they have been looked up. */
export const $library = atom<Library | undefined>();

/** What the last save came to, in words for the person who saved. */
export const $saveReport = atom('');

/** Looks up what is saved. */
export const loadLibrary = (): void => {
  $library.set(readLibrary(listItems('localStorage', SAVED_PREFIXES)));
};

/** What was saved when the list was opened. What is taken out stays in sight until it is left. */
export const $shelf = atom<readonly Saveable[] | undefined>();

/** Opens the list of what is saved. */
export const openLibrary = (): void => {
  loadLibrary();
  $shelf.set(itemsOf($library.get() ?? EMPTY_LIBRARY));
};

const save = (item: Saveable): void => {
  const value = item.kind === 'case' ? toSavedCase(item.value, now()) : item.value;
  const kept = writeItem('localStorage', savedKey(item), JSON.stringify(value));
  $saveReport.set(
    kept
      ? 'Saved in this browser.'
      : 'Saved only until you leave this page: the browser’s storage is full or switched off.',
  );
};

/** Saves what is not saved, and removes what is. */
export const toggleSaved = (item: Saveable): void => {
  if (isSaved($library.get() ?? EMPTY_LIBRARY, item)) {
    removeItem('localStorage', savedKey(item));
    $saveReport.set('Removed.');
  } else save(item);
  loadLibrary();
};
