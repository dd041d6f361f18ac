import { atom } from 'nanostores';

import {
  SAVED_PREFIXES,
  savedKey,
  savedKeysIn,
  toSavedCase,
  type Saveable,
} from '#lib/my-cards/saved.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { listItems, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

/** The keys of what is saved in this browser; `undefined` until they have been looked up. */
export const $savedKeys = atom<ReadonlySet<string> | undefined>();

/** What the last save came to, in words for the person who saved. */
export const $saveReport = atom('');

/** Looks up what is saved. */
export const loadSavedKeys = (): void => {
  $savedKeys.set(savedKeysIn(listItems('localStorage', SAVED_PREFIXES)));
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
  if ($savedKeys.get()?.has(savedKey(item))) {
    removeItem('localStorage', savedKey(item));
    $saveReport.set('Removed.');
  } else save(item);
  loadSavedKeys();
};
