import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Article } from '#contract/articles.ts';
import type { DeckFacts } from '#contract/deck-facts.ts';
import type { DeckCard } from '#contract/deck-card.ts';
import type { Exercise } from '#contract/exercises.ts';
import type { Persona } from '#contract/journeys.ts';
import type { Recipe } from '#contract/recipes.ts';
import type { Situation } from '#contract/situations.ts';
import { exerciseSlug } from '#lib/exercises/exercises.ts';
import { parseArticle } from '#server/catalogue/article.ts';
import { loadCaptions, type Captions } from '#server/catalogue/captions.ts';
import { parseCards } from '#server/catalogue/cards.ts';
import { parseExercise } from '#server/catalogue/exercise.ts';
import { checkSamples, parseFacts } from '#server/catalogue/facts.ts';
import { KIND_NAMES, KINDS, type DeckKind } from '#server/catalogue/kinds.ts';
import { namesOf, type Names } from '#server/catalogue/names.ts';
import { parsePersona } from '#server/catalogue/persona.ts';
import { parseRecipe } from '#server/catalogue/recipe.ts';
import { parseSituation } from '#server/catalogue/situation.ts';
import { readSource, readSources, type SourceFile } from '#server/catalogue/source.ts';
import { translate, translateFiles } from '#server/catalogue/translation.ts';
import { DECK_DIR } from '#server/shared/deck-folder.ts';
import { StartError } from '#server/shared/start-error.ts';

/** The things of a deck in one language. */
export interface DeckThings {
  /** Sorted by code. */
  readonly cards: readonly (DeckCard & { readonly language?: string })[];
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
}

/** A deck in its main language. */
export interface DeckContent extends DeckThings {
  readonly facts: DeckFacts;
  /** The deck in each of its other languages. */
  readonly translations: ReadonlyMap<string, DeckThings & Pick<DeckContent, 'facts'>>;
  readonly captions: Captions;
}

export { DECK_DIR };

/** The files of a deck in one language, in the same order in each. */
export type DeckFiles = Readonly<Record<DeckKind, readonly SourceFile[]>>;

/** Calls back for each kind; the results by kind. */
const byKind = async (
  read: (kind: DeckKind) => Promise<readonly SourceFile[]>,
): Promise<DeckFiles> =>
  Object.fromEntries(
    await Promise.all(KIND_NAMES.map(async (kind) => [kind, await read(kind)] as const)),
  ) as unknown as DeckFiles;

/** Reads the files of a deck in its main language. */
export const readDeckFiles = (folder: string): Promise<DeckFiles> =>
  byKind((kind) => readSources(join(folder, kind), KINDS[kind]));

/** Reads the files of a deck in another language, over those of the main language. */
export const readTranslatedFiles = (
  folder: string,
  language: string,
  mains: DeckFiles,
): Promise<DeckFiles> => byKind((kind) => translateFiles(folder, language, kind, mains[kind]));

/** The files, with the language of their texts. */
const inLanguage = (files: DeckFiles, language: string): DeckFiles =>
  Object.fromEntries(
    Object.entries(files).map(([kind, sources]) => [
      kind,
      sources.map((source) => ({ ...source, language })),
    ]),
  ) as unknown as DeckFiles;

/** Names the language of a file's texts, if it says one. */
const withLanguage = <Thing extends object>(
  source: SourceFile | undefined,
  thing: Thing,
): Thing & { readonly language?: string } =>
  source?.language === undefined ? thing : { ...thing, language: source.language };

/**
 * Parses the files of a deck.
 * @param language of the sort order
 * @param slugs of the exercises, in the order of their files, where the titles are translated
 * @returns the things, the names by which they refer to each other, and the exercises' slugs
 */
const parseThings = (
  files: DeckFiles,
  language: string,
  slugs?: readonly string[],
): { readonly things: DeckThings; readonly names: Names; readonly slugs: readonly string[] } => {
  const { compare } = new Intl.Collator(language);
  const each = <Thing extends object>(
    kind: DeckKind,
    parse: (source: SourceFile, names: Names) => Thing,
  ): readonly Thing[] => files[kind].map((source) => withLanguage(source, parse(source, names)));
  const cards = parseCards(files.cards).map((card, index) =>
    withLanguage(files.cards[index], card),
  );
  const exercises = files.exercises.map((source, index) => {
    const slug = slugs?.[index];
    const exercise = withLanguage(source, parseExercise(source));
    return slug === undefined ? exercise : { ...exercise, slug };
  });
  const names = namesOf(cards, exercises);
  const things = {
    cards,
    exercises: exercises.toSorted((a, b) => compare(a.title, b.title)),
    personas: each('personas', parsePersona).toSorted((a, b) => compare(a.name, b.name)),
    articles: each('articles', parseArticle).toSorted(
      (a, b) => b.pubDate.localeCompare(a.pubDate) || a.slug.localeCompare(b.slug),
    ),
    recipes: each('recipes', parseRecipe),
    situations: each('situations', parseSituation),
  };
  return { things, names, slugs: exercises.map(exerciseSlug) };
};

/** The facts of a deck with the texts of a language, where `deck.yaml` has a translation. */
const factsIn = async (folder: string, language: string, main: SourceFile): Promise<DeckFacts> =>
  existsSync(join(folder, language, 'deck.yaml'))
    ? parseFacts(translate(main, await readSource(join(folder, language), 'deck.yaml')))
    : parseFacts(main);

/**
 * Reads the deck's files.
 * @param folder holds `deck.yaml`, `cards/*.yaml`, `exercises/*.yaml`, `personas/*.yaml`, `articles/*.md`,
 *   `recipes/*.yaml` and `situations/*.yaml`, one item per file, the same folders below the name of each other
 *   language, and the files of `loadCaptions`
 * @throws StartError with file and line for the first error
 */
export const loadDeck = async (folder: string): Promise<DeckContent> => {
  if (existsSync(join(folder, '.pending', 'list.json')))
    throw new StartError(
      `A change of the deck was interrupted. Finish it: DECK_DIR=${folder} npm run deck -- check`,
    );
  const [deckFile, read] = await Promise.all([
    readSource(folder, 'deck.yaml'),
    readDeckFiles(folder),
  ]);
  const facts = parseFacts(deckFile);
  const [main = 'en', ...others] = facts.languages;
  const files = others.length > 0 ? inLanguage(read, main) : read;
  const { things, names, slugs } = parseThings(files, main);
  checkSamples(deckFile, facts, names);
  const translations = await Promise.all(
    others.map(async (language) => {
      const translated = await readTranslatedFiles(folder, language, files);
      const { things: translatedThings } = parseThings(translated, language, slugs);
      return [
        language,
        { ...translatedThings, facts: await factsIn(folder, language, deckFile) },
      ] as const;
    }),
  );
  return {
    facts,
    ...things,
    translations: new Map(translations),
    captions: await loadCaptions(folder, facts),
  };
};

let own: Promise<DeckContent> | undefined;

/**
 * The deck of this product, read once per process: its articles take most of the start-up time.
 * @throws StartError as `loadDeck` does
 */
export const loadOwnDeck = (): Promise<DeckContent> => (own ??= loadDeck(DECK_DIR));
