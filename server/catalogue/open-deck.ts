import { OpenArticle, OpenCard, OpenFacts, OpenPersona, OpenSample } from '#contract/open-deck.ts';
import { cardFields } from '#lib/cards/cards.ts';
import { parsePersonaKey } from '#lib/shared/names.ts';
import type { DeckContent } from '#server/catalogue/load.ts';
import { sha256 } from '#server/shared/sha256.ts';

/**
 * The part of the deck that the build reads (contract/open-deck.ts), by the route of its public pages and
 * then by their parameters.
 */
export interface OpenDeck {
  /** One entry, `deck`. */
  readonly facts: ReadonlyMap<string, OpenFacts>;
  readonly card: ReadonlyMap<string, OpenCard>;
  /** One entry at most, `sample`. */
  readonly sample: ReadonlyMap<string, OpenSample>;
  readonly article: ReadonlyMap<string, OpenArticle>;
  readonly journey: ReadonlyMap<string, OpenPersona>;
}

/**
 * Keeps the public fields of a deck.
 * @param language of its texts; the main one's where the deck has no others
 */
export const openDeckOf = (deck: DeckContent, language?: string): OpenDeck => {
  const { facts, cards, articles, personas } = deck.translations.get(language ?? '') ?? deck;
  return openThings({ facts, cards, articles, personas });
};

const openThings = ({
  facts,
  cards,
  articles,
  personas,
}: Pick<DeckContent, 'facts' | 'cards' | 'articles' | 'personas'>): OpenDeck => ({
  facts: new Map([['deck', OpenFacts.parse(facts)]]),
  card: new Map(cards.map((card) => [card.code, OpenCard.parse(card)])),
  sample: new Map(
    cards
      .filter(({ code }) => code === facts.sample)
      .map((card) => ['sample', OpenSample.parse({ ...card, fields: cardFields(card) })]),
  ),
  article: new Map(articles.map((article) => [article.slug, OpenArticle.parse(article)])),
  journey: new Map(
    personas.map((persona) => [
      parsePersonaKey(persona.name) ?? persona.name,
      OpenPersona.parse(persona),
    ]),
  ),
});

/** A text that is equal for two decks of which a build would make the same pages. */
export const fingerprintOf = ({ facts, card, sample, article, journey }: OpenDeck): string =>
  sha256(JSON.stringify([[...facts], [...card], [...sample], [...article], [...journey]]));
