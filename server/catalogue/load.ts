import { join } from 'node:path';

import type { Article } from '#contract/articles.ts';
import { DeckCard } from '#contract/deck-card.ts';
import { Exercise } from '#contract/exercises.ts';
import { Persona } from '#contract/journeys.ts';
import { parseArticle } from '#server/catalogue/article.ts';
import { parseSource, readSources, wrongIn, type Source } from '#server/catalogue/source.ts';

/** The guarded content, read and checked. */
export interface Deck {
  /** Sorted by code. */
  readonly cards: readonly DeckCard[];
  /** Sorted by title. */
  readonly exercises: readonly Exercise[];
  /** Sorted by name. */
  readonly personas: readonly Persona[];
  /** Newest first. */
  readonly articles: readonly Article[];
}

/** The deck that belongs to this product. */
export const DECK_DIR = join(import.meta.dirname, '..', 'deck');

const parseCard = (source: Source): DeckCard => {
  const card = parseSource(source, DeckCard);
  if (source.name.endsWith(`${card.code}.yaml`)) return card;
  throw wrongIn(source, ['code'], `a card's file is named by its code, ${card.code}.yaml`);
};

/** A persona whose liked cards are all in the deck, under the titles they have there. */
const parsePersona = (source: Source, titles: ReadonlyMap<string, string>): Persona => {
  const persona = parseSource(source, Persona);
  for (const [index, { code, title }] of persona.cards.entries()) {
    const known = titles.get(code);
    if (known === undefined) {
      throw wrongIn(source, ['cards', index, 'code'], `no card with the code ${code}`);
    }
    if (known !== title) {
      throw wrongIn(source, ['cards', index, 'title'], `the card ${code} is called “${known}”`);
    }
  }
  return persona;
};

/**
 * Reads the deck's files.
 * @param folder holds `cards/*.yaml`, `exercises/*.yaml`, `personas/*.yaml` and `articles/*.md`, one
 *   thing a file
 * @throws StartError with file and line for the first thing that is wrong
 */
export const loadDeck = async (folder: string): Promise<Deck> => {
  const [cards, exercises, personas, articles] = await Promise.all([
    readSources(join(folder, 'cards'), '.yaml'),
    readSources(join(folder, 'exercises'), '.yaml'),
    readSources(join(folder, 'personas'), '.yaml'),
    readSources(join(folder, 'articles'), '.md'),
  ]);
  const deckCards = cards.map(parseCard);
  const titles = new Map(deckCards.map(({ code, title }) => [code, title]));
  return {
    cards: deckCards,
    exercises: exercises
      .map((source) => parseSource(source, Exercise))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    personas: personas
      .map((source) => parsePersona(source, titles))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    articles: articles
      .map(parseArticle)
      .toSorted((a, b) => b.pubDate.localeCompare(a.pubDate) || a.slug.localeCompare(b.slug)),
  };
};
