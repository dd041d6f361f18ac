import { atom, computed } from 'nanostores';

import * as m from '#messages';

import { Card, CARDS_PATH } from '#contract/cards.ts';
import { apiGet } from '#lib/api/api.browser.ts';
import { takeDrawn } from '#lib/api/early.browser.ts';
import { $cards, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import { normaliseCard } from '#lib/cards/cards.ts';
import { noteRead } from '#lib/cards/last-read.store.ts';
import { lookAlikeOf } from '#lib/cards/look-alikes.ts';
import { letCardArrive, placeOfCard } from '#lib/cards/motion.browser.ts';
import { noteScanned } from '#lib/cards/scanned.store.ts';
import {
  filterQuery,
  findCards,
  NO_FILTER,
  parseFilter,
  type CardFilter,
} from '#lib/cards/search.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import {
  currentPathname,
  currentSearch,
  currentState,
  onPathChange,
  pushPath,
  replacePath,
  scrollToTop,
  setDocumentTitle,
  stepBack,
} from '#lib/shared/address.browser.ts';
import { documentTitle, PRODUCT_NAME } from '#lib/shared/brand.ts';
import { neighboursOf, NO_NEIGHBOURS, type Neighbours } from '#lib/shared/neighbours.ts';
import { href, matchRoute } from '#lib/shared/routes.ts';

export type OpenCardState =
  /** The address has not been read yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly code: string }
  | { readonly status: 'ready'; readonly code: string; readonly card: Card }
  | { readonly status: 'missing'; readonly code: string; readonly vanished: boolean }
  | {
      readonly status: 'failed';
      readonly code: string;
      readonly message: string;
      /** Whether there was no answer. */
      readonly unanswered: boolean;
    };

/** The card that the page's first script drew, until the server's answer is read here. */
const drawn = ((): Extract<OpenCardState, { status: 'ready' }> | undefined => {
  // Drawn from what `parseFirstCard` gave.
  const card = takeDrawn('/cards/') as Card | undefined;
  return card && { status: 'ready', code: card.code, card };
})();

export const $openCard = atom<OpenCardState>(drawn ?? { status: 'unknown' });

/** Resolves once the grid shows, so that a link to a card does not load the grid. */
export const whenGridIsShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (currentPathname() === href('browse')) resolve();
    $openCard.subscribe(({ status }) => {
      if (status === 'none') resolve();
    });
  });

/** Reloads the page, for example after a chunk failed to load. */
export { reload } from '#lib/shared/address.browser.ts';

/** Whether the page navigated since it was loaded; the new content then takes the focus. */
export const $navigated = atom(false);

/** The filter of the grid, stored in the address, so that links and Back restore it. */
export const $filter = atom<CardFilter>(NO_FILTER);

/** The cards of the loaded deck; the same array after the server has confirmed it. */
const $deck = computed($cards, (list) => (list.status === 'ready' ? list.cards : NO_CARDS));

/** The cards that match the filter, with whether the match is exact. */
export const $found = computed([$deck, $filter], findCards);

/** Value of {@link $found} at hydration: the tiles that the page's first script drew. */
export const FIRST_FOUND = $found.get();

/** The cards before and after the open one, among those that match the filter. */
export const $neighbours = computed([$found, $openCard], (found, open) => {
  if (!('code' in open)) return NO_NEIGHBOURS;
  const cards = found.map(({ card }) => card);
  return neighboursOf(cards, ({ code }) => code === open.code);
});

/** The card whose code looks like a missing one. */
export const $lookAlike = computed([$cards, $openCard], (list, open): Card | undefined => {
  if (open.status !== 'missing' || list.status !== 'ready') return undefined;
  const codes = list.cards.map(({ code }) => code);
  const code = lookAlikeOf(open.code, codes);
  return list.cards.find((card) => card.code === code);
});

let left: string | undefined;

/** Returns and clears the code of the closed card, whose tile takes the focus in the grid. */
export const takeLeftCard = (): string | undefined => {
  const code = left;
  left = undefined;
  return code;
};

$openCard.listen((state, before) => {
  left = state.status === 'none' && before && 'code' in before ? before.code : undefined;
  const page =
    state.status === 'ready' ? state.card.title : m.routes_browse({ product: PRODUCT_NAME });
  setDocumentTitle(documentTitle(page));
  if (state.status === 'ready') noteRead(state.code);
});

const knownCard = (code: string): Card | undefined => {
  const list = $cards.get();
  return list.status === 'ready' ? list.cards.find((card) => card.code === code) : undefined;
};

/** Whether the answer for this code is still awaited. */
const isAwaited = (code: string): boolean => {
  const state = $openCard.get();
  return state.status === 'loading' ? state.code === code : state === drawn;
};

/** Sets the open card. Keeps the object of an equal card, so that memoised views do not re-render. */
const setReady = (code: string, card: Card): void => {
  const shown = $openCard.get();
  const isSame = shown.status === 'ready' && JSON.stringify(shown.card) === JSON.stringify(card);
  $openCard.set({ status: 'ready', code, card: isSame ? shown.card : card });
};

const fetchCard = async (code: string): Promise<void> => {
  const result = await apiGet(`${CARDS_PATH}/${code}`, Card);
  if (!isAwaited(code)) return;
  if (result.ok) {
    setReady(code, normaliseCard(result.value));
    return;
  }
  const { status, code: reason, message } = result.error;
  // The deck may have loaded from the offline copy meanwhile.
  const card = status === 0 ? knownCard(code) : undefined;
  if (card) $openCard.set({ status: 'ready', code, card });
  else if (status === 404) $openCard.set({ status: 'missing', code, vanished: false });
  else if (status === 401) await signInAgain();
  else {
    console.error(`Card ${code} could not be loaded: ${reason}`);
    $openCard.set({ status: 'failed', code, message, unanswered: status === 0 });
  }
};

/** Shows a card, from the loaded deck or from the server. */
const show = async (code: string): Promise<void> => {
  const card = knownCard(code);
  if (card) {
    $openCard.set({ status: 'ready', code, card });
    return;
  }
  if ($openCard.get() !== drawn || drawn?.code !== code) $openCard.set({ status: 'loading', code });
  await fetchCard(code);
};

// The server's list replaces a card shown from the cache; the deck on the device one that could not be loaded.
$cards.listen((list) => {
  const state = $openCard.get();
  if (state.status === 'failed') {
    const isOffline = list.status === 'ready' && !list.confirmed;
    const card = isOffline || state.unanswered ? knownCard(state.code) : undefined;
    if (card) $openCard.set({ status: 'ready', code: card.code, card });
    return;
  }
  if (list.status !== 'ready' || !list.confirmed) return;
  if (state.status !== 'ready') return;
  const card = knownCard(state.code);
  if (card) setReady(state.code, card);
  else $openCard.set({ status: 'missing', code: state.code, vanished: true });
});

const addressOf = (code?: string): string => href('browse', code) + filterQuery($filter.get());

/** History state of an entry whose previous entry is the grid. */
const GRID_BEHIND = 'grid behind';

/**
 * Opens a card and updates the address. From the grid this adds a history entry; from another card it
 * replaces the entry, so that Back leads to the grid at its old position.
 * @param code three upper-case letters or digits, as `parseCode` gives them
 */
export const openCard = (code: string): void => {
  const state = $openCard.get();
  const shown = state.status === 'ready' || state.status === 'loading';
  if (shown && state.code === code) return;
  const tile = placeOfCard(code);
  if ('code' in state) replacePath(addressOf(code));
  else pushPath(addressOf(code), state.status === 'none' ? GRID_BEHIND : null);
  $navigated.set(true);
  void show(code);
  scrollToTop();
  letCardArrive(code, tile);
};

/** Opens the previous or the next card, if there is one. */
export const openNeighbour = (way: keyof Neighbours<Card>): void => {
  const card = $neighbours.get()[way];
  if (card) openCard(card.code);
};

export const openScanned = (code: string): void => {
  noteScanned();
  openCard(code);
};

/** Returns to the grid, by history where the grid is the previous entry. */
export const closeCard = (): void => {
  $navigated.set(true);
  if (currentState() === GRID_BEHIND) {
    stepBack();
    return;
  }
  pushPath(addressOf());
  $openCard.set({ status: 'none' });
  scrollToTop();
};

/** Reloads a card that failed to load. */
export const reloadCard = async (): Promise<void> => {
  const state = $openCard.get();
  if (state.status === 'failed') await show(state.code);
};

/** Sets the filter and updates the address. */
export const setFilter = (filter: CardFilter): void => {
  $filter.set(filter);
  replacePath(addressOf());
};

const followAddress = (): void => {
  const filter = parseFilter(currentSearch());
  // Keeps an equal filter, so that the grid does not render again on the way back.
  if (filterQuery(filter) !== filterQuery($filter.get())) $filter.set(filter);
  const match = matchRoute(currentPathname());
  if (match?.parameter !== undefined) void show(match.parameter);
  else if (match?.malformed !== undefined) {
    // A malformed code is not requested.
    $openCard.set({ status: 'missing', code: match.malformed.toUpperCase(), vanished: false });
  } else $openCard.set({ status: 'none' });
};

let following = false;

/** Opens the card of the address, also on Back and Forward, and loads the deck. Signed in only. */
export const startBrowsing = (): void => {
  if (following) return;
  following = true;
  void loadCards();
  onPathChange(() => {
    $navigated.set(true);
    followAddress();
  });
  followAddress();
};
