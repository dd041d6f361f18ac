/** Personal data in this browser, cleared at sign-out. */

import { readMoved } from '#lib/shared/moved-item.browser.ts';
import { parseJson } from '#lib/shared/parse-json.ts';
import { PERSONAL_PREFIX } from '#lib/shared/personal-keys.ts';
import {
  listItems,
  readItem,
  removeItem,
  writeItem,
  type Area,
} from '#lib/shared/storage.browser.ts';
import { PERSON_KEYS, SIGN_IN_KEYS } from '#lib/shared/stored-keys.ts';

/** The owner of this tab's session storage, which other tabs cannot clear. */
const TAB_OWNER_KEY = 'cd.tabOwner';

/** Names of values under {@link PERSONAL_PREFIX}. */
export type PersonalName =
  | 'owner'
  | 'cards'
  | 'last-read'
  | 'kept'
  | 'scanned'
  | 'unsent'
  | 'tables'
  | 'timers'
  | 'runs';

/** The value under a name, parsed from JSON but not validated. */
export const readPersonal = (name: PersonalName): unknown =>
  parseJson(readMoved(PERSONAL_PREFIX + name));

export const writePersonal = (name: PersonalName, value: unknown): void => {
  writeItem('localStorage', PERSONAL_PREFIX + name, JSON.stringify(value));
};

const forget = (area: Area, keys: readonly string[]): void => {
  for (const [key] of listItems(area, keys)) removeItem(area, key);
};

/** Clears all personal data (behaviour/session.md, 'Browser storage') except the session. */
export const clearPersonal = (): void => forget('localStorage', [...PERSON_KEYS, ...SIGN_IN_KEYS]);

/**
 * Forgets the deck after a rejected session; other data stays for the next sign-in. A stored copy without its mark
 * is found and deleted.
 */
export const forgetDeck = (): void => {
  for (const name of ['cards', 'kept'] as const) removeItem('localStorage', PERSONAL_PREFIX + name);
};

/** Clears this tab's data of a person who signed out in another tab. */
export const followClearing = (): void => {
  if (readPersonal('owner') === undefined) forget('sessionStorage', PERSON_KEYS);
};

/** Sets the owner of the local data. Deletes that of another account; a visitor's saved items stay. */
export const ownPersonal = (accountId: string): void => {
  const owner = readPersonal('owner');
  if (owner !== accountId) {
    forget('localStorage', owner === undefined ? [PERSONAL_PREFIX] : PERSON_KEYS);
    writePersonal('owner', accountId);
  }
  const tabOwner = readItem('sessionStorage', TAB_OWNER_KEY);
  if (tabOwner === accountId) return;
  if (tabOwner !== null) forget('sessionStorage', PERSON_KEYS);
  writeItem('sessionStorage', TAB_OWNER_KEY, accountId);
};
