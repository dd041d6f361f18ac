/** Cards whose texts this browser may read at a table (behaviour/tables.md, 'Tables'). */
import { atom, type ReadableAtom } from 'nanostores';

import type { Card } from '#contract/cards.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';
import { normaliseCard } from '#lib/cards/cards.ts';
import type { TableStatus } from '#lib/tables/table-status.ts';
import { $tableStatus } from '#lib/tables/table-status.store.ts';
import { openCards } from '#lib/tables/redact.ts';
import { readTableCard } from '#lib/tables/table-calls.browser.ts';

const NONE: ReadonlyMap<string, Card> = new Map();

const $cards = atom(NONE);

/**
 * The readable cards by code: face-up cards for guests and screens, the whole deck for the host.
 */
export const $tableCards: ReadableAtom<ReadonlyMap<string, Card>> = $cards;

/** Cards whose texts are known from before a reload. */
export const addCards = (cards: readonly Card[]): void =>
  $cards.set(new Map([...$cards.get(), ...cards.map((card) => [card.code, card] as const)]));

/** Codes of the face-up cards. */
const openCodes = (at: TableStatus): ReadonlySet<string> =>
  at.phase === 'seated' ? openCards(at.state) : new Set();

/** Maximum of parallel requests. */
const AT_ONCE = 4;

/**
 * Loads the readable cards of a table until the returned function is called. Failed requests are retried at
 * the next event.
 */
export const followCards = (code: string): (() => void) => {
  /** Cards that are being loaded, or have failed since the last event. */
  const asked = new Set<string>();
  let underWay = 0;
  let isOver = false;
  let stopDeck: (() => void) | undefined;

  const read = async (card: string): Promise<void> => {
    asked.add(card);
    underWay += 1;
    const answer = await readTableCard(code, card);
    underWay -= 1;
    if (isOver) return;
    // The card may have been turned down in the meantime.
    if (answer.ok && openCodes($tableStatus.get()).has(card)) {
      asked.delete(card);
      $cards.set(new Map($cards.get()).set(card, normaliseCard(answer.value)));
    }
    readMore();
  };

  const readMore = (): void => {
    for (const card of openCodes($tableStatus.get())) {
      if (underWay >= AT_ONCE) return;
      if (!asked.has(card) && !$cards.get().has(card)) void read(card);
    }
  };

  /** Loads the deck for the host, as pages of signed-in people do. */
  const readDeck = async (): Promise<void> => {
    try {
      const deck = await import('#lib/cards/card-list.store.ts');
      if (isOver) return;
      stopDeck ??= deck.$cards.subscribe((list) => {
        if (list.status === 'ready')
          $cards.set(new Map(list.cards.map((card) => [card.code, card])));
      });
      // Shared by concurrent callers, and repeated after a failure.
      if (deck.$cards.get().status !== 'ready') await deck.loadCards();
    } catch {
      // The chunk could not be loaded; retried at the next event.
    }
  };

  const forgetAll = (): void => {
    stopDeck?.();
    stopDeck = undefined;
    asked.clear();
    $cards.set(NONE);
  };

  const stop = $tableStatus.subscribe((at) => {
    if (!('state' in at)) forgetAll();
    else if (at.me.role === 'host' && isMarkedSignedIn()) void readDeck();
    else {
      const open = openCodes(at);
      const known = $cards.get();
      const kept = [...known].filter(([card]) => open.has(card));
      if (kept.length < known.size) $cards.set(new Map(kept));
      // Retry failed requests.
      if (underWay === 0) asked.clear();
      readMore();
    }
  });

  return () => {
    isOver = true;
    stop();
    forgetAll();
  };
};
