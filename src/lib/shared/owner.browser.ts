import { OWNER_KEY } from '#lib/shared/personal-keys.ts';
import { onItemChange, readItem } from '#lib/shared/storage.browser.ts';

/** Calls back when another account signs in in another tab; not on a sign-out there. */
export const onOwnerChange = (listener: () => void): void =>
  onItemChange([OWNER_KEY], () => {
    if (readItem('localStorage', OWNER_KEY) !== null) listener();
  });

/** Calls back on a sign-in or sign-out in another tab, until the signal aborts. */
export const onPersonChange = (listener: () => void, signal: AbortSignal): void =>
  onItemChange([OWNER_KEY], listener, signal);
