/** What pages show of My Cards. */

import { atom } from 'nanostores';

import type { Items } from '#lib/my-cards/items.ts';

/** The items as the person sees them, what waits done to them; `undefined` until they are known. */
export const $items = atom<Items | undefined>();

/**
 * Where My Cards stands. `waiting`: something has not reached the server yet. `unreached`: nothing waits,
 * but the server gave no answer. `refused-storage`: this browser keeps nothing, so it works online only.
 * `full`: the server takes no more of something.
 */
export type MyState = 'loading' | 'synced' | 'waiting' | 'unreached' | 'refused-storage' | 'full';

export const $myState = atom<MyState>('loading');

/** Why the server does not take something, in its words. */
export const $refusal = atom('');
