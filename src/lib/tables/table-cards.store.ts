/** The cards whose texts this browser may read at a table (behaviour.md, 'Tables'). */
import { atom, type ReadableAtom } from 'nanostores';

import type { Card } from '#contract/cards.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';
import { normaliseCard } from '#lib/cards/cards.ts';
import type { AtTable } from '#lib/tables/at-table.ts';
import { $atTable } from '#lib/tables/at-table.store.ts';
import { readTableCard } from '#lib/tables/table-calls.browser.ts';

const NONE: ReadonlyMap<string, Card> = new Map();

const $cards = atom(NONE);

/**
 * The cards that may be read, by their codes: for guests and screens those that lie open, for the host all
 * of the deck.
 */
export const $tableCards: ReadableAtom<ReadonlyMap<string, Card>> = $cards;

const openCodes = (at: AtTable): readonly string[] =>
  at.phase === 'seated'
    ? at.state.cards.flatMap(({ code, face }) => (face === 'up' && code ? [code] : []))
    : [];

/**
 * Reads what may be read at a table, until the returned function is called. What could not be read is
 * tried again with the next event.
 */
export const followCards = (code: string): (() => void) => {
  const asked = new Set<string>();
  let isOver = false;
  let stopDeck: (() => void) | undefined;
  let hasDeck = false;

  const read = async (card: string): Promise<void> => {
    asked.add(card);
    const answer = await readTableCard(code, card);
    if (isOver) return;
    // It was turned down meanwhile, or there was no answer.
    if (!answer.ok) asked.delete(card);
    else if (openCodes($atTable.get()).includes(card))
      $cards.set(new Map($cards.get()).set(card, normaliseCard(answer.value)));
    else asked.delete(card);
  };

  /** The host reads the deck as every page of a member does. */
  const readDeck = async (): Promise<void> => {
    hasDeck = true;
    try {
      const deck = await import('#lib/cards/card-list.store.ts');
      if (isOver) return;
      stopDeck = deck.$cards.subscribe((list) => {
        if (list.status === 'ready')
          $cards.set(new Map(list.cards.map((card) => [card.code, card])));
      });
      await deck.loadCards();
    } catch {
      hasDeck = false;
    }
  };

  const stop = $atTable.subscribe((at) => {
    if (!('state' in at)) {
      $cards.set(NONE);
      asked.clear();
      return;
    }
    if (at.me.role === 'host' && isMarkedSignedIn()) {
      if (!hasDeck) void readDeck();
      return;
    }
    const open = new Set(openCodes(at));
    for (const card of asked) if (!open.has(card)) asked.delete(card);
    if ([...$cards.get().keys()].some((card) => !open.has(card)))
      $cards.set(new Map([...$cards.get()].filter(([card]) => open.has(card))));
    for (const card of open) if (!asked.has(card)) void read(card);
  });

  return () => {
    isOver = true;
    stop();
    stopDeck?.();
    $cards.set(NONE);
  };
};
