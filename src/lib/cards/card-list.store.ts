import { atom } from 'nanostores';

import { CARDS_PATH, CardList, type Card } from '#contract/cards.ts';
import { takeDrawn } from '#lib/api/early.browser.ts';
import { apiGet } from '#lib/api/api.browser.ts';
import { onLanguageChange } from '#lib/api/deck-language.browser.ts';
import { keptDeck, readKeptAnswer } from '#lib/api/kept-deck.browser.ts';
import { normaliseCard } from '#lib/cards/cards.ts';
import type { FirstDeck } from '#lib/cards/first-card.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';

/** The whole deck. A cached list shows at once and is revalidated. */
export type LoadedCards =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly cards: readonly Card[];
      /** Whether the server confirmed the list since the page opened. */
      readonly confirmed: boolean;
    }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Maximum number of cards cached in storage: a browser gives a site five million characters, and two
 * thousand cards take three. Larger decks are cached by the browser's HTTP cache only.
 */
const MOST_REMEMBERED = 2000;

export const NO_CARDS: readonly Card[] = [];

/** The deck that the page's first script drew. */
export const DRAWN_DECK = takeDrawn(CARDS_PATH) as FirstDeck | undefined;

export const $cards = atom<LoadedCards>(
  DRAWN_DECK
    ? { status: 'ready', cards: DRAWN_DECK.cards, confirmed: false }
    : { status: 'loading' },
);

const remembered = (): readonly Card[] | undefined => {
  const parsed = CardList.safeParse(readPersonal('cards'));
  return parsed.success && parsed.data.length > 0 ? parsed.data : undefined;
};

/** Number of the latest request; answers to earlier ones are dropped. */
let latest = 0;

/**
 * Revalidates with the server, which answers in a few bytes where nothing changed (ETag).
 * @param isStored whether this browser remembers the list that is shown
 */
const confirm = async (isStored: boolean): Promise<void> => {
  const owner = readPersonal('owner');
  const own = (latest += 1);
  const result = await apiGet(CARDS_PATH, CardList);
  if (own !== latest) return;
  if (result.ok) {
    const known = $cards.get();
    const cards = result.value.map(normaliseCard);
    // Keeps the same object where nothing changed, so that views and indexes derived from it stay valid.
    const same = known.status === 'ready' && JSON.stringify(known.cards) === JSON.stringify(cards);
    $cards.set({ status: 'ready', cards: same ? known.cards : cards, confirmed: true });
    if (same && isStored) return;
    // Skips the cache if the account signed out or changed in another tab meanwhile.
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

/** Shows the offline copy where the cached list is gone. */
const recall = async (): Promise<void> => {
  const parsed = CardList.safeParse(await readKeptAnswer(CARDS_PATH));
  if (!parsed.success) return;
  $cards.set({ status: 'ready', cards: parsed.data.map(normaliseCard), confirmed: false });
};

let loading: Promise<void> | undefined;

let following = false;

const followLanguage = (): void => {
  if (following) return;
  following = true;
  onLanguageChange(() => void confirm(false));
};

/** Loads the deck once per page, and again after another language is chosen. Never throws. */
export const loadCards = (): Promise<void> => {
  if (loading) return loading;
  followLanguage();
  const cards = remembered();
  const shown = $cards.get();
  if (shown.status !== 'ready' || shown.cards !== DRAWN_DECK?.cards)
    $cards.set(cards ? { status: 'ready', cards, confirmed: false } : { status: 'loading' });
  const recalled = cards || !keptDeck() ? undefined : recall();
  const check = (): Promise<void> => confirm(cards !== undefined);
  loading = (recalled ? recalled.then(check) : check()).finally(() => {
    const state = $cards.get();
    // A failed load is retried by the next call.
    if (state.status !== 'ready' || !state.confirmed) loading = undefined;
  });
  return loading;
};
