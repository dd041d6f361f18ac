/** Items of the storage that had another key in earlier versions of the product. */

import { readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

/** The key that an item had before every key of ours began with `cd.`. */
const oldKeyOf = (key: string): string => key.replace(/^cd\./, 'dck.');

/** Forgets an item of the local storage, under its old key as well. */
export const removeMoved = (key: string): void => {
  removeItem('localStorage', key);
  removeItem('localStorage', oldKeyOf(key));
};

/**
 * The value of an item of the local storage, or `null`. What stands under its old key alone is moved
 * to its new one.
 */
export const readMoved = (key: string): string | null => {
  const value = readItem('localStorage', key);
  const oldKey = oldKeyOf(key);
  const old = readItem('localStorage', oldKey);
  if (old === null) return value;
  if (value === null) writeItem('localStorage', key, old);
  removeItem('localStorage', oldKey);
  return value ?? old;
};
