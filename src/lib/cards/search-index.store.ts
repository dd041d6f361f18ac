import { $cards } from '#lib/cards/card-list.store.ts';
import { cardWords } from '#lib/cards/card-words.ts';
import { inIdleMoments } from '#lib/shared/idle.ts';

/**
 * Builds the search index in idle time: with thousands of cards the first keystroke of a search would wait
 * for all of them.
 * @returns a function that stops it
 */
export const buildSearchIndex = (): (() => void) => {
  let stopped = false;
  const stopListening = $cards.subscribe((list) => {
    if (list.status !== 'ready') return;
    const cards = list.cards.values();
    inIdleMoments(() => {
      const { value: card } = cards.next();
      if (stopped || !card) return false;
      cardWords(card);
      return true;
    });
  });
  return () => {
    stopped = true;
    stopListening();
  };
};
