import { atom, computed } from 'nanostores';

import type { Card } from '#contract/cards.ts';
import { $cards, DRAWN_DECK, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import { cardOfTheDay, cardsToDraw } from '#lib/cards/daily.ts';
import { $lastRead, recallLastRead } from '#lib/cards/last-read.store.ts';
import { letCardArrive } from '#lib/cards/motion.browser.ts';
import { noteScanned } from '#lib/cards/scanned.store.ts';
import { now, pause } from '#lib/shared/clock.browser.ts';
import { currentSearch, goTo, replacePath } from '#lib/shared/address.browser.ts';
import { randomBelow } from '#lib/shared/random.browser.ts';
import { href } from '#lib/shared/routes.ts';

const $drawnCode = atom<string | undefined>(undefined);

/** The card on the dashboard, and whether the person drew it. */
export interface TableCard {
  readonly card: Card;
  readonly drawn: boolean;
}

/** Value of {@link $tableCard} at hydration: the card that the page's first script drew. */
export const FIRST_TABLE_CARD = ((): TableCard | undefined => {
  const card = DRAWN_DECK && cardOfTheDay(DRAWN_DECK.cards, DRAWN_DECK.drawnAt);
  return card && { card, drawn: false };
})();

/** The card on the dashboard: the one drawn last, else the card of the day. */
export const $tableCard = computed([$cards, $drawnCode], (list, drawn): TableCard | undefined => {
  if (list.status !== 'ready') return undefined;
  const card = list.cards.find(({ code }) => code === drawn) ?? cardOfTheDay(list.cards, now());
  return card && { card, drawn: card.code === drawn };
});

/** The cards read last in this browser, newest first. */
export const $lastReadCards = computed([$cards, $lastRead], (list, codes) =>
  list.status === 'ready'
    ? codes.flatMap((code) => list.cards.find((card) => card.code === code) ?? [])
    : NO_CARDS,
);

export const drawAnother = (): void => {
  const list = $cards.get();
  if (list.status !== 'ready') return;
  const seen = $tableCard.get()?.card.code;
  const cards = cardsToDraw(list.cards, seen);
  const drawn = cards[randomBelow(cards.length)]?.code;
  $drawnCode.set(drawn);
  if (drawn !== undefined) letCardArrive(drawn);
};

/** Maximum delay before the card opens while the scan is stored, in ms. */
const NOTE_DEADLINE = 1000;

/**
 * Opens a scanned card.
 * @param noted settles once My Cards stored the scan, which leaving the page earlier could lose
 */
export const readScanned = async (code: string, noted: Promise<unknown>): Promise<void> => {
  noteScanned();
  await Promise.race([noted, pause(NOTE_DEADLINE)]);
  goTo(href('browse', code));
};

/** Draws a card for a link with `?draw`, and removes the query so that a reload does not draw again. */
const drawWhereAsked = (): void => {
  if (!new URLSearchParams(currentSearch()).has('draw')) return;
  replacePath(href('dash'));
  drawAnother();
};

/** Loads the dashboard's data. Signed in only. */
export const startDash = (): void => {
  recallLastRead();
  void loadCards().then(drawWhereAsked);
};
