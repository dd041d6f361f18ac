import { resolve, sep } from 'node:path';

import type { Loader } from 'astro/loaders';

import { getRoute, pageOf } from '#lib/shared/routes.ts';
import { DECK_DIR, loadDeck } from '#server/catalogue/load.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';
import { openDeckOf, type OpenDeck } from '#server/catalogue/open-deck.ts';
import { getConfig } from '#server/config/config.ts';

/** The absolute path of the deck's folder: DECK_DIR, or the product's own deck. */
export const deckFolder = (): string => resolve(getConfig(process.env).deckDir ?? DECK_DIR);

/**
 * Reads the deck's files and keeps their public fields. No other code of the build reads them.
 * @throws StartError with file and line for the first error in the deck
 */
export const readOpenDeck = async (): Promise<OpenDeck> =>
  openDeckOf(await loadDeck(deckFolder()), PAGE_LANGUAGE);

/** The files of a deck's public pages, as named by the route table. */
export const openPages = (deck: OpenDeck): ReadonlySet<string> =>
  new Set(
    (['card', 'article', 'journey'] as const).flatMap((id) =>
      Array.from(deck[id].keys(), (parameter) =>
        pageOf({ route: getRoute(id), parameter }, () => true),
      ),
    ),
  );

/**
 * Fills a content collection with the public fields of the deck. In development, a change of the deck refills
 * it; the APIs' process reports a broken file, and the last valid deck stays.
 * @param kind the part of the deck
 */
export const openDeckLoader = (kind: keyof OpenDeck): Loader => ({
  name: `dck-open-deck-${kind}`,
  load: async (context) => {
    const { store, watcher } = context;
    const fill = async (): Promise<void> => {
      const things = [...(await readOpenDeck())[kind]];
      store.clear();
      for (const [id, thing] of things) {
        store.set({ id, data: await context.parseData({ id, data: { ...thing } }) });
      }
    };
    await fill();
    const folder = deckFolder();
    watcher?.add(folder).on('all', (_event, file) => {
      if (file.startsWith(folder + sep)) fill().catch(() => {});
    });
  },
});
