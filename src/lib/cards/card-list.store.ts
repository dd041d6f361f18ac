import { atom } from 'nanostores';

import { CARDS_PATH, CardList, type Card } from '#contract/cards.ts';
import { apiGet } from '#lib/api/api.browser.ts';
import { keptDeck, readKeptAnswer } from '#lib/api/kept-deck.browser.ts';
import { normaliseCard } from '#lib/cards/cards.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';

/** The whole deck. A list that this browser remembers is there at once and checked behind it. */
export type LoadedCards =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly cards: readonly Card[];
      /** The server has confirmed the list since the page was opened. */
      readonly confirmed: boolean;
    }
  | { readonly status: 'failed'; readonly message: string };

/**
 * The most cards that are remembered: a browser gives a site five million characters, of which two thousand
 * cards take three. Of a larger deck the browser's own cache keeps the answer.
 */
const MOST_REMEMBERED = 2000;

/** A list before anything is loaded. */
export const NO_CARDS: readonly Card[] = [];

export const $cards = atom<LoadedCards>({ status: 'loading' });

const remembered = (): readonly Card[] | undefined => {
  const parsed = CardList.safeParse(readPersonal('cards'));
  return parsed.success && parsed.data.length > 0 ? parsed.data : undefined;
};

/** Asks the server, which answers in a few bytes where nothing has changed since (ETag). */
const confirm = async (): Promise<void> => {
  const owner = readPersonal('owner');
  const result = await apiGet(CARDS_PATH, CardList);
  if (result.ok) {
    const known = $cards.get();
    const cards = result.value.map(normaliseCard);
    // What is the same stays the same object: whatever was drawn or read of it holds.
    if (known.status === 'ready' && JSON.stringify(known.cards) === JSON.stringify(cards)) {
      $cards.set({ ...known, confirmed: true });
      return;
    }
    $cards.set({ status: 'ready', cards, confirmed: true });
    // Whoever asked may have signed out meanwhile, in another tab: then nothing of it stays.
    const present = readPersonal('owner');
    if (present === undefined || (owner !== undefined && owner !== present)) return;
    writePersonal('cards', cards.length > MOST_REMEMBERED ? NO_CARDS : cards);
    return;
  }
  if (result.error.status === 401) {
    await signInAgain();
    return;
  }
  console.error(`The deck could not be loaded: ${result.error.code}`);
  if ($cards.get().status !== 'ready') {
    $cards.set({ status: 'failed', message: result.error.message });
  }
};

/** Shows the list that is kept on this device, where the one remembered has gone. */
const recall = async (): Promise<void> => {
  const parsed = CardList.safeParse(await readKeptAnswer(CARDS_PATH));
  if (!parsed.success) return;
  $cards.set({ status: 'ready', cards: parsed.data.map(normaliseCard), confirmed: false });
};

let loading: Promise<void> | undefined;

/** Loads the deck, once for all who ask on this page. Never throws. */
export const loadCards = (): Promise<void> => {
  if (loading) return loading;
  const cards = remembered();
  $cards.set(cards ? { status: 'ready', cards, confirmed: false } : { status: 'loading' });
  const recalled = cards || !keptDeck() ? undefined : recall();
  loading = (recalled ? recalled.then(confirm) : confirm()).finally(() => {
    const state = $cards.get();
    // Whoever asks again after a failure gets another try.
    if (state.status !== 'ready' || !state.confirmed) loading = undefined;
  });
  return loading;
};
