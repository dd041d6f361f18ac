/** What the app remembers of a person in this browser; gone with their sign-out. */

import { readMoved } from '#lib/shared/moved-item.browser.ts';
import {
  listItems,
  readItem,
  removeItem,
  writeItem,
  type Area,
} from '#lib/shared/storage.browser.ts';
import { PERSON_KEYS, SIGN_IN_KEYS } from '#lib/shared/stored-keys.ts';

const PREFIX = 'cd.personal.';

/** Whose the rest of this tab's own storage is; another tab cannot forget that. */
const TAB_OWNER_KEY = 'cd.tabOwner';

/** The kinds of things remembered under {@link PREFIX}. */
export type PersonalName =
  | 'owner'
  | 'cards'
  | 'last-read'
  | 'kept'
  | 'scanned'
  | 'unsent'
  | 'tables';

/** What is remembered under a name, as JSON from storage and so unchecked; `undefined` for nothing. */
export const readPersonal = (name: PersonalName): unknown => {
  try {
    return JSON.parse(readMoved(PREFIX + name) ?? '') as unknown;
  } catch {
    return undefined;
  }
};

/** Remembers a value that JSON can hold. */
export const writePersonal = (name: PersonalName, value: unknown): void => {
  writeItem('localStorage', PREFIX + name, JSON.stringify(value));
};

const forget = (area: Area, keys: readonly string[]): void => {
  for (const [key] of listItems(area, keys)) removeItem(area, key);
};

/** Forgets everything of the person (behaviour/session.md, 'Browser storage'), but the session itself. */
export const clearPersonal = (): void => forget('localStorage', [...PERSON_KEYS, ...SIGN_IN_KEYS]);

/**
 * Forgets the deck and that one is kept, as where a session was refused. The rest waits for whoever signs
 * in again; what was kept is found without its note, and deleted.
 */
export const forgetDeck = (): void => {
  for (const name of ['cards', 'kept'] as const) removeItem('localStorage', PREFIX + name);
};

/** Forgets what this tab alone keeps of a person who has signed out in another one. */
export const followClearing = (): void => {
  if (readPersonal('owner') === undefined) forget('sessionStorage', PERSON_KEYS);
};

/**
 * Takes note of who is signed in. What was remembered of somebody else is forgotten; what a visitor
 * has saved becomes theirs.
 */
export const ownPersonal = (accountId: string): void => {
  const owner = readPersonal('owner');
  if (owner !== accountId) {
    forget('localStorage', owner === undefined ? [PREFIX] : PERSON_KEYS);
    writePersonal('owner', accountId);
  }
  const tabOwner = readItem('sessionStorage', TAB_OWNER_KEY);
  if (tabOwner === accountId) return;
  if (tabOwner !== null) forget('sessionStorage', PERSON_KEYS);
  writeItem('sessionStorage', TAB_OWNER_KEY, accountId);
};
