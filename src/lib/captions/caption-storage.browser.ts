/** What the caption page keeps in this browser; a sign-out forgets it (behaviour.md, 'Captions'). */

import { onItemChange, readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

const KEYS = {
  choices: 'cd.captions.choices',
  recent: 'cd.captions.recent',
  draft: 'cd.captions.draft',
} as const;

type StoredItem = keyof typeof KEYS;

/** What is kept, as JSON from storage and so unchecked; `undefined` for nothing. */
export const readStored = (name: StoredItem): unknown => {
  try {
    return JSON.parse(readItem('localStorage', KEYS[name]) ?? '') as unknown;
  } catch {
    return undefined;
  }
};

/** Keeps a value that JSON can hold. */
export const store = (name: StoredItem, value: unknown): void => {
  writeItem('localStorage', KEYS[name], JSON.stringify(value));
};

export const removeStored = (name: StoredItem): void => removeItem('localStorage', KEYS[name]);

/** Calls back when another tab changes it, or a sign-out there forgets it. */
export const onStoredChange = (name: StoredItem, listener: () => void): void =>
  onItemChange([KEYS[name]], listener);
