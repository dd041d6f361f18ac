/** Storage of the caption page; a sign-out clears it (behaviour/captions.md, 'Captions'). */

import { parseJson } from '#lib/shared/parse-json.ts';
import { onItemChange, readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

const KEYS = {
  choices: 'cd.captions.choices',
  recent: 'cd.captions.recent',
  draft: 'cd.captions.draft',
} as const;

type StoredItem = keyof typeof KEYS;

/** Returns the parsed JSON, unvalidated; `undefined` where nothing is stored. */
export const readStored = (name: StoredItem): unknown =>
  parseJson(readItem('localStorage', KEYS[name]));

export const store = (name: StoredItem, value: unknown): void => {
  writeItem('localStorage', KEYS[name], JSON.stringify(value));
};

export const removeStored = (name: StoredItem): void => removeItem('localStorage', KEYS[name]);

/** Calls the listener when another tab changes or removes the item. */
export const onStoredChange = (name: StoredItem, listener: () => void): void =>
  onItemChange([KEYS[name]], listener);
