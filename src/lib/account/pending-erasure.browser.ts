import { parsePendingErasure, type PendingErasure } from '#lib/account/erasure.ts';
import { readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

const KEY = 'cd.pending-erasure';

/**
 * Stores a pending deletion for this tab during the redirect.
 * @returns whether it was stored
 */
export const keepPendingErasure = (pending: PendingErasure): boolean =>
  writeItem('sessionStorage', KEY, JSON.stringify(pending));

/** Returns and removes this tab's pending deletion, so that it works once. */
export const takePendingErasure = (): PendingErasure | undefined => {
  const pending = parsePendingErasure(readItem('sessionStorage', KEY));
  removeItem('sessionStorage', KEY);
  return pending;
};
