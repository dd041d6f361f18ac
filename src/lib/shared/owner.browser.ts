import { onItemChange, readItem } from '#lib/shared/storage.browser.ts';

/** Local storage key of the account whose things this browser remembers, as JSON. */
const OWNER_KEY = 'cd.personal.owner';

/** Calls back when another account signs in, in another tab; not when the person signs out there. */
export const onOwnerChange = (listener: () => void): void =>
  onItemChange([OWNER_KEY], () => {
    if (readItem('localStorage', OWNER_KEY) !== null) listener();
  });

/** Calls back when a person signs out or in, in another tab, until the signal is aborted. */
export const onPersonChange = (listener: () => void, signal: AbortSignal): void =>
  onItemChange([OWNER_KEY], listener, signal);
