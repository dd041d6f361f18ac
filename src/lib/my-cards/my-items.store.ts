import { atom } from 'nanostores';

import type { Items } from '#lib/my-cards/items.ts';

/** The items with pending operations applied; `undefined` until loaded. */
export const $items = atom<Items | undefined>();

/**
 * Sync state. `waiting`: operations are pending. `unreached`: none are, but the server did not answer.
 * `refused-storage`: this browser blocks storage, so My Cards works online only. `full`: a limit is reached.
 */
export type SyncState = 'loading' | 'synced' | 'waiting' | 'unreached' | 'refused-storage' | 'full';

export const $myState = atom<SyncState>('loading');

/** The server's message about a rejected operation. */
export const $syncError = atom('');
