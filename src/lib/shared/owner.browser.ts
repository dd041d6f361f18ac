import { onItemChange, readItem } from '#lib/shared/storage.browser.ts';

/** Local storage key of the account that owns the local data, as JSON. */
const OWNER_KEY = 'cd.personal.owner';

/** Calls back when another account signs in in another tab; not on a sign-out there. */
export const onOwnerChange = (listener: () => void): void =>
  onItemChange([OWNER_KEY], () => {
    if (readItem('localStorage', OWNER_KEY) !== null) listener();
  });

/** Calls back on a sign-in or sign-out in another tab, until the signal aborts. */
export const onPersonChange = (listener: () => void, signal: AbortSignal): void =>
  onItemChange([OWNER_KEY], listener, signal);
