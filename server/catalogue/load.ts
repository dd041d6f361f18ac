import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Article } from '#contract/articles.ts';
import type { DeckFacts } from '#contract/deck-facts.ts';
import type { DeckCard } from '#contract/deck-card.ts';
import type { Exercise } from '#contract/exercises.ts';
import type { Persona } from '#contract/journeys.ts';
import type { Recipe } from '#contract/recipes.ts';
import type { Situation } from '#contract/situations.ts';
import { parseArticle } from '#server/catalogue/article.ts';
import { loadCaptions, type Captions } from '#server/catalogue/captions.ts';
import { parseCards } from '#server/catalogue/cards.ts';
import { parseExercise } from '#server/catalogue/exercise.ts';
import { parseFacts } from '#server/catalogue/facts.ts';
import { namesOf } from '#server/catalogue/names.ts';
import { parsePersona } from '#server/catalogue/persona.ts';
import { parseRecipe } from '#server/catalogue/recipe.ts';
import { parseSituation } from '#server/catalogue/situation.ts';
import { readSource, readSources } from '#server/catalogue/source.ts';
import { DECK_DIR } from '#server/shared/deck-folder.ts';
import { StartError } from '#server/shared/start-error.ts';

export interface DeckContent {
  readonly facts: DeckFacts;
  /** Sorted by code. */
  readonly cards: readonly DeckCard[];
  /** Sorted by title. */
  readonly exercises: readonly Exercise[];
  /** Sorted by name. */
  readonly personas: readonly Persona[];
  /** Newest first. */
  readonly articles: readonly Article[];
  /** In the order of their files' numbers. */
  readonly recipes: readonly Recipe[];
  /** In the order of their files' numbers. */
  readonly situations: readonly Situation[];
  readonly captions: Captions;
}

export { DECK_DIR };

/**
 * Reads the deck's files.
 * @param folder holds `deck.yaml`, `cards/*.yaml`, `exercises/*.yaml`, `personas/*.yaml`, `articles/*.md`,
 *   `recipes/*.yaml` and `situations/*.yaml`, one item per file, and the files of `loadCaptions`
 * @throws StartError with file and line for the first error
 */
export const loadDeck = async (folder: string): Promise<DeckContent> => {
  if (existsSync(join(folder, '.pending', 'list.json')))
    throw new StartError(
      `A change of the deck was interrupted. Finish it: DECK_DIR=${folder} npm run deck -- check`,
    );
  const [deckFile, cardFiles, exerciseFiles, personas, articles, recipes, situations] =
    await Promise.all([
      readSource(folder, 'deck.yaml'),
      readSources(join(folder, 'cards'), '.yaml'),
      readSources(join(folder, 'exercises'), '.yaml'),
      readSources(join(folder, 'personas'), '.yaml'),
      readSources(join(folder, 'articles'), '.md'),
      readSources(join(folder, 'recipes'), '.yaml'),
      readSources(join(folder, 'situations'), '.yaml'),
    ]);
  const cards = parseCards(cardFiles);
  const exercises = exerciseFiles.map(parseExercise);
  const names = namesOf(cards, exercises);
  const facts = parseFacts(deckFile, names);
  return {
    facts,
    cards,
    exercises: exercises.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    personas: personas
      .map((source) => parsePersona(source, names))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    articles: articles
      .map(parseArticle)
      .toSorted((a, b) => b.pubDate.localeCompare(a.pubDate) || a.slug.localeCompare(b.slug)),
    recipes: recipes.map((source) => parseRecipe(source, names)),
    situations: situations.map((source) => parseSituation(source, names)),
    captions: await loadCaptions(folder, facts),
  };
};

let own: Promise<DeckContent> | undefined;

/**
 * The deck of this product, read once per process: its articles take most of the start-up time.
 * @throws StartError as `loadDeck` does
 */
export const loadOwnDeck = (): Promise<DeckContent> => (own ??= loadDeck(DECK_DIR));
