import { atom } from 'nanostores';

import { CARDS_PATH, CardList, type Card } from '#contract/card.ts';
import { normaliseCard } from '#core/cards.ts';
import { cardsOfTheDay } from '#core/daily.ts';
import { apiGet } from '#platform/api.ts';
import { now } from '#platform/clock.ts';
import { signInAgain } from '#stores/session.ts';

/** The deck as the dashboard shows it. */
export type LoadedCards =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly cards: readonly Card[];
      /** One card of every stream, another each day. */
      readonly today: readonly Card[];
    }
  | { readonly status: 'failed'; readonly message: string };

export const $cards = atom<LoadedCards>({ status: 'loading' });

/** Loads the whole deck. Never throws. */
export const loadCards = async (): Promise<void> => {
  $cards.set({ status: 'loading' });
  const result = await apiGet(CARDS_PATH, CardList);
  if (result.ok) {
    const cards = result.value.map(normaliseCard);
    $cards.set({ status: 'ready', cards, today: cardsOfTheDay(cards, now()) });
  } else if (result.error.status === 401) await signInAgain();
  else {
    console.error(`The deck could not be loaded: ${result.error.code}`);
    $cards.set({ status: 'failed', message: result.error.message });
  }
};
