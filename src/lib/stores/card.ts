import { atom } from 'nanostores';

import { Card, CARDS_PATH } from '#contract/card.ts';
import { documentTitle } from '#core/brand.ts';
import { normaliseCard } from '#core/cards.ts';
import { getRoute, href, matchRoute } from '#core/routes.ts';
import { currentPathname, onPathChange, pushPath, setDocumentTitle } from '#platform/address.ts';
import { apiGet } from '#platform/api.ts';
import { signInAgain } from '#stores/session.ts';

/** The open card of the browser page. */
export type OpenCard =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly code: string }
  | { readonly status: 'ready'; readonly code: string; readonly card: Card }
  | { readonly status: 'missing'; readonly code: string }
  | { readonly status: 'failed'; readonly code: string; readonly message: string };

export const $openCard = atom<OpenCard>({ status: 'none' });

const titleOf = (state: OpenCard): string =>
  state.status === 'ready' ? state.card.title : getRoute('browse').title;

$openCard.listen((state) => setDocumentTitle(documentTitle(titleOf(state))));

/** Codes that the last request was for; an answer that comes late is dropped. */
let latest: string | undefined;

const load = async (code: string): Promise<void> => {
  latest = code;
  $openCard.set({ status: 'loading', code });
  const result = await apiGet(`${CARDS_PATH}/${code}`, Card);
  if (latest !== code) return;
  if (result.ok) $openCard.set({ status: 'ready', code, card: normaliseCard(result.value) });
  else if (result.error.status === 404) $openCard.set({ status: 'missing', code });
  else if (result.error.status === 401) await signInAgain();
  else {
    console.error(`Card ${code} could not be loaded: ${result.error.code}`);
    $openCard.set({ status: 'failed', code, message: result.error.message });
  }
};

const close = (): void => {
  latest = undefined;
  $openCard.set({ status: 'none' });
};

/**
 * Opens a card and moves the address to it.
 * @param code three upper-case letters or digits, as `parseCode` gives them
 */
export const openCard = async (code: string): Promise<void> => {
  const state = $openCard.get();
  const shown = state.status === 'ready' || state.status === 'loading';
  if (shown && state.code === code) return;
  pushPath(href('browse', code));
  await load(code);
};

/** Tries the card again that failed to load. */
export const reloadCard = async (): Promise<void> => {
  const state = $openCard.get();
  if (state.status === 'failed') await load(state.code);
};

const followAddress = (): void => {
  const match = matchRoute(currentPathname());
  if (match?.route.id === 'browse' && match.parameter !== undefined) void load(match.parameter);
  else close();
};

let following = false;

/** Opens the card that the address names, now and whenever Back or Forward changes it. */
export const startBrowsing = (): void => {
  if (following) return;
  following = true;
  onPathChange(followAddress);
  followAddress();
};
