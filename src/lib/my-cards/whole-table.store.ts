/** Uses of the cards that the scanner finds on a whole table. */
import { computed } from 'nanostores';

import * as m from '#messages';

import { $cards, loadCards } from '#lib/cards/card-list.store.ts';
import { withMy } from '#lib/my-cards/my-load.store.ts';
import { closeScanner, type TableUse } from '#lib/scanner/scanner.store.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { readableDay } from '#lib/shared/text.ts';

const $deck = computed($cards, (deck) =>
  deck.status === 'ready' ? new Map(deck.cards.map((card) => [card.code, card])) : undefined,
);

const KNOWN: TableUse = {
  $deck,
  loadDeck: () => void loadCards(),
  onFound: (codes) =>
    void withMy(({ meet }) => Promise.all(codes.map((code) => meet(code, 'scanned')))),
};

/** Makes a new hand of them. */
export const intoHand: TableUse = {
  ...KNOWN,
  hand: {
    suggestName: () =>
      m.my_cards_scanned_table({ day: readableDay(new Date(now()).toISOString()) }),
    makeHand: (name, codes) => withMy(({ makeHand }) => makeHand(name, codes)),
  },
};

/**
 * Passes them to a callback.
 * @param label of the button
 * @param onCodes called once, with the codes in scan order
 */
export const takenBy = (label: string, onCodes: (codes: readonly string[]) => void): TableUse => ({
  ...KNOWN,
  action: {
    label,
    onCodes: (codes) => {
      closeScanner();
      onCodes(codes);
      return Promise.resolve('');
    },
  },
});
