/** What a person does with My Cards (behaviour/my-cards.md, 'My Cards'). Each change applies at once. */

import type { Met } from '#contract/my-cards.ts';
import { keepKey, laidKey, valueOf, type KeepKind } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { keepUnsentOnly } from '#lib/my-cards/my.db.browser.ts';
import { change, startMy, syncMy } from '#lib/my-cards/my-sync.store.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';

/** Opens what this device has and begins to sync it, once. Signed in only; never throws. */
export const openMyCards = startMy;

/** Leaves of an account on this device only what the server has never been given. Never throws. */
export const leaveUnsent = keepUnsentOnly;

/** Asks the server at once. Never throws. */
export const syncNow = syncMy;

/** Keeps something that is not kept, or keeps it no more. */
export const toggleKept = (kind: KeepKind, id: string): Promise<void> => {
  const key = keepKey(kind, id);
  const kept = valueOf($items.get(), 'keep', key) !== undefined;
  return change({ kind: 'keep', key, value: kept ? null : { at: now() } });
};

/**
 * Writes a note on a card; an empty text deletes it.
 * @param base the id of the text that the person had before them
 */
export const setNote = (code: string, text: string, base: string | undefined): Promise<void> =>
  change({ kind: 'note', key: code, value: { text }, ...(base !== undefined && { base }) });

/** Takes texts of other devices out of a note, by their ids. */
export const settleNote = (code: string, ids: readonly string[]): Promise<void> =>
  change({ kind: 'note', key: code, field: 'others', value: [...ids] });

/**
 * Makes a hand.
 * @returns its key
 */
export const makeHand = async (name: string, cards: readonly string[]): Promise<string> => {
  const key = newId();
  await change({ kind: 'hand', key, value: { name, cards: [...cards], at: now() } });
  return key;
};

/** Puts a hand back that has been deleted. */
export const restoreHand = (
  key: string,
  hand: { readonly name: string; readonly cards: readonly string[]; readonly at: number },
): Promise<void> =>
  change({
    kind: 'hand',
    key,
    value: { name: hand.name, cards: [...hand.cards], at: hand.at },
  });

/** Calls a hand something else. */
export const renameHand = (key: string, name: string): Promise<void> =>
  change({ kind: 'hand', key, field: 'name', value: name });

/** Sets the cards of a hand, in their order. */
export const setHandCards = (key: string, cards: readonly string[]): Promise<void> =>
  change({ kind: 'hand', key, field: 'cards', value: [...cards] });

/** Deletes a hand. */
export const removeHand = (key: string): Promise<void> =>
  change({ kind: 'hand', key, value: null });

/** Notes that a card was met. */
export const meet = (code: string, how: keyof Met): Promise<void> =>
  change({ kind: 'met', key: code, value: { [how]: now() } });

/** Lays a card of a persona's journey, face up. */
export const layCard = (persona: string, code: string): Promise<void> =>
  change({ kind: 'laid', key: laidKey(persona, code), value: { at: now() } });

/** Takes all cards of a persona's journey off the table. */
export const takeUpCards = (persona: string, codes: readonly string[]): Promise<void> =>
  change(
    ...codes.map((code) => ({ kind: 'laid' as const, key: laidKey(persona, code), value: null })),
  );
