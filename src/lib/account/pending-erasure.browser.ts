import { parsePendingErasure, type PendingErasure } from '#lib/account/erasure.ts';
import { readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';

const KEY = 'cd.pending-erasure';

/**
 * Keeps a deletion for this tab while its owner is at the identity provider.
 * @returns whether the browser took it
 */
export const keepPendingErasure = (pending: PendingErasure): boolean =>
  writeItem('sessionStorage', KEY, JSON.stringify(pending));

/** Takes the deletion out that waits in this tab, so that it works once. */
export const takePendingErasure = (): PendingErasure | undefined => {
  const pending = parsePendingErasure(readItem('sessionStorage', KEY));
  removeItem('sessionStorage', KEY);
  return pending;
};
