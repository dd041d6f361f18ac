import { atom } from 'nanostores';

import * as m from '#messages';

import { savedKey, savedKeysIn, toSavedCase, type Saveable } from '#lib/my-cards/saved.ts';
import { SAVED_PREFIXES } from '#lib/my-cards/saved-prefixes.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { listItems, onItemChange, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

/** Keys of the items saved in this browser; `undefined` until read. */
export const $savedKeys = atom<ReadonlySet<string> | undefined>();

/** Message about the last save. */
export const $saveReport = atom('');

const look = (): void => {
  $savedKeys.set(savedKeysIn(listItems('localStorage', SAVED_PREFIXES)));
};

/** Reads the saved keys once per page and follows other tabs. */
export const loadSavedKeys = (): void => {
  if ($savedKeys.get() !== undefined) return;
  onItemChange(SAVED_PREFIXES, look);
  look();
};

const save = (item: Saveable): void => {
  const value = item.kind === 'case' ? toSavedCase(item.value, now()) : item.value;
  const kept = writeItem('localStorage', savedKey(item), JSON.stringify(value));
  $saveReport.set(kept ? m.my_cards_saved() : m.my_cards_saved_for_now());
};

export const toggleSaved = (item: Saveable): void => {
  if ($savedKeys.get()?.has(savedKey(item))) {
    removeItem('localStorage', savedKey(item));
    $saveReport.set(m.my_cards_unsaved());
  } else save(item);
  look();
};
