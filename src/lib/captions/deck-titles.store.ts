/** Card titles for members. Imports all of sign-in: load it on demand. */

import { $cards, loadCards } from '#lib/cards/card-list.store.ts';
import type { CardTitle } from '#lib/captions/drawn-card.ts';
import { ensureSession } from '#lib/session/session.store.ts';

/** Loads the titles, cached or from the server; empty for visitors. */
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
