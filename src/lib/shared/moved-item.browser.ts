/** Storage items whose key changed between versions. */

import { readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

/** The key before the prefix `cd.`. */
const oldKeyOf = (key: string): string => key.replace(/^cd\./, 'dck.');

/** Removes a local storage item, also under its old key. */
export const removeMoved = (key: string): void => {
  removeItem('localStorage', key);
  removeItem('localStorage', oldKeyOf(key));
};

/** The value of a local storage item, or `null`. Migrates a value that exists only under the old key. */
export const readMoved = (key: string): string | null => {
  const value = readItem('localStorage', key);
  const oldKey = oldKeyOf(key);
  const old = readItem('localStorage', oldKey);
  if (old === null) return value;
  if (value === null) writeItem('localStorage', key, old);
  removeItem('localStorage', oldKey);
  return value ?? old;
};
