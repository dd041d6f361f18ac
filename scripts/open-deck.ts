import type { Loader } from 'astro/loaders';

import { OpenArticle, OpenCard, OpenPersona } from '#contract/open-deck.ts';
import { parsePersonaKey } from '#lib/shared/names.ts';
import { getRoute, pageOf } from '#lib/shared/routes.ts';
import { DECK_DIR, loadDeck } from '#server/catalogue/load.ts';

/**
 * The part of the deck that the build reads (contract/open-deck.ts), by the route of its public pages and
 * then by their parameters.
 */
export interface OpenDeck {
  readonly card: ReadonlyMap<string, OpenCard>;
  readonly article: ReadonlyMap<string, OpenArticle>;
  readonly journey: ReadonlyMap<string, OpenPersona>;
}

/**
 * Reads the deck's files and keeps their public fields. No other code of the build reads them.
 * @throws StartError with file and line for the first error in the deck
 */
export const readOpenDeck = async (): Promise<OpenDeck> => {
  const { cards, articles, personas } = await loadDeck(DECK_DIR);
  return {
    card: new Map(cards.map((card) => [card.code, OpenCard.parse(card)])),
    article: new Map(articles.map((article) => [article.slug, OpenArticle.parse(article)])),
    journey: new Map(
      personas.map((persona) => [
        parsePersonaKey(persona.name) ?? persona.name,
        OpenPersona.parse(persona),
      ]),
    ),
  };
};

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
    watcher?.add(DECK_DIR).on('all', (_event, file) => {
      if (file.startsWith(DECK_DIR)) fill().catch(() => {});
    });
  },
});
