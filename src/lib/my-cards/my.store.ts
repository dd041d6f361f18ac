/** Actions of My Cards (behaviour/my-cards.md, 'My Cards'). Each change applies at once. */

import type { Met } from '#contract/my-cards.ts';
import { keepKey, laidKey, valueOf, type KeepKind } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { change } from '#lib/my-cards/my-sync.store.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { onVisibilityChange } from '#lib/shared/visibility.browser.ts';

export { keepUnsentOnly } from '#lib/my-cards/my.db.browser.ts';
export { startMy, syncMy } from '#lib/my-cards/my-sync.store.ts';

/** Saves text being typed when the page is hidden or left, until the returned function is called. */
export const saveWhenHidden = (save: () => void): (() => void) => {
  const over = new AbortController();
  onVisibilityChange(save, over.signal);
  return () => over.abort();
};

/** Keeps an item, or removes a kept one. */
export const toggleKept = (kind: KeepKind, id: string): Promise<void> => {
  const key = keepKey(kind, id);
  const kept = valueOf($items.get(), 'keep', key) !== undefined;
  return change({ kind: 'keep', key, value: kept ? null : { at: now() } });
};

/**
 * Writes a note; an empty text deletes it.
 * @param base id of the text that the person edited
 */
export const setNote = (code: string, text: string, base: string | undefined): Promise<void> =>
  change({ kind: 'note', key: code, value: { text }, ...(base !== undefined && { base }) });

/** Removes conflicting texts from a note, by id. */
export const settleNote = (code: string, ids: readonly string[]): Promise<void> =>
  change({ kind: 'note', key: code, field: 'others', value: [...ids] });

/** Creates a hand; returns its key. */
export const makeHand = async (name: string, cards: readonly string[]): Promise<string> => {
  const key = newId();
  await change({ kind: 'hand', key, value: { name, cards: [...cards], at: now() } });
  return key;
};

export const restoreHand = (
  key: string,
  hand: { readonly name: string; readonly cards: readonly string[]; readonly at: number },
): Promise<void> =>
  change({
    kind: 'hand',
    key,
    value: { name: hand.name, cards: [...hand.cards], at: hand.at },
  });

export const renameHand = (key: string, name: string): Promise<void> =>
  change({ kind: 'hand', key, field: 'name', value: name });

export const setHandCards = (key: string, cards: readonly string[]): Promise<void> =>
  change({ kind: 'hand', key, field: 'cards', value: [...cards] });

export const removeHand = (key: string): Promise<void> =>
  change({ kind: 'hand', key, value: null });

/** Marks a card as seen. */
export const meet = (code: string, how: keyof Met): Promise<void> =>
  change({ kind: 'met', key: code, value: { [how]: now() } });

/** Lays a card of a persona's journey, face up. */
export const layCard = (persona: string, code: string): Promise<void> =>
  change({ kind: 'laid', key: laidKey(persona, code), value: { at: now() } });

/** Removes all laid cards of a persona's journey. */
export const takeUpCards = (persona: string, codes: readonly string[]): Promise<void> =>
  change(
    ...codes.map((code) => ({ kind: 'laid' as const, key: laidKey(persona, code), value: null })),
  );
