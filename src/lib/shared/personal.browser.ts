/** What the app remembers of a person in this browser; gone with their sign-out. */

import { readMoved, removeMoved } from '#lib/shared/moved-item.browser.ts';
import { writeItem } from '#lib/shared/storage.browser.ts';

const PREFIX = 'cd.personal.';

/** The kinds of things remembered; every one of them is forgotten at sign-out. */
const NAMES = ['owner', 'cards', 'last-read'] as const;
export type PersonalName = (typeof NAMES)[number];

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

/** Forgets everything. */
export const clearPersonal = (): void => {
  for (const name of NAMES) removeMoved(PREFIX + name);
};

/** Takes note of who is signed in; what was remembered of somebody else is forgotten. */
export const ownPersonal = (accountId: string): void => {
  if (readPersonal('owner') === accountId) return;
  clearPersonal();
  writePersonal('owner', accountId);
};
