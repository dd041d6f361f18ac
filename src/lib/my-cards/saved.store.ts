import { atom } from 'nanostores';

import { savedKey, savedKeysIn, toSavedCase, type Saveable } from '#lib/my-cards/saved.ts';
import { SAVED_PREFIXES } from '#lib/my-cards/saved-prefixes.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { listItems, onItemChange, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

/** The keys of what is saved in this browser; `undefined` until they have been looked up. */
export const $savedKeys = atom<ReadonlySet<string> | undefined>();

/** What the last save came to, in words for the person who saved. */
export const $saveReport = atom('');

const look = (): void => {
  $savedKeys.set(savedKeysIn(listItems('localStorage', SAVED_PREFIXES)));
};

/** Looks up what is saved, once for all who ask on this page; other tabs are followed from then on. */
export const loadSavedKeys = (): void => {
  if ($savedKeys.get() !== undefined) return;
  onItemChange(SAVED_PREFIXES, look);
  look();
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
  look();
};
