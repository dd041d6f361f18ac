/** The titles of the deck, for members. Behind it is all of sign-in: load it only when it is wanted. */

import { $cards, loadCards } from '#lib/cards/card-list.store.ts';
import type { CardTitle } from '#lib/captions/drawn-card.ts';
import { ensureSession } from '#lib/session/session.store.ts';

/** The cards that this browser remembers, else those of the server; none for a visitor. */
export const loadTitles = async (): Promise<readonly CardTitle[]> => {
  const { status } = await ensureSession();
  if (status !== 'authenticated') return [];
  const loaded = loadCards();
  if ($cards.get().status !== 'ready') await loaded;
  const list = $cards.get();
  return list.status === 'ready'
    ? list.cards.map(({ code, title, category }) => ({ code, title, category }))
    : [];
};
