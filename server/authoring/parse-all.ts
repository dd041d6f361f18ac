import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

import type { DeckCard } from '#contract/deck-card.ts';
import { parseArticle } from '#server/catalogue/article.ts';
import { loadCaptions, type CaptionFacts } from '#server/catalogue/captions.ts';
import { parseCard, parseCards } from '#server/catalogue/cards.ts';
import { parseExercise } from '#server/catalogue/exercise.ts';
import { checkSamples, parseFacts } from '#server/catalogue/facts.ts';
import { KIND_NAMES, KINDS, type DeckKind } from '#server/catalogue/kinds.ts';
import { namesOf, type Names } from '#server/catalogue/names.ts';
import { parsePersona } from '#server/catalogue/persona.ts';
import { parseRecipe } from '#server/catalogue/recipe.ts';
import { parseSituation } from '#server/catalogue/situation.ts';
import { readSource, readSourceNames, type SourceFile } from '#server/catalogue/source.ts';
import { readTranslation, translate, translationNames } from '#server/catalogue/translation.ts';
import { StartError } from '#server/shared/start-error.ts';
import type { Finding } from './finding.ts';
import type { Changes } from './pending.ts';

/** The parsers of a single file of each kind. */
const PARSERS: Readonly<Record<DeckKind, (source: SourceFile, names: Names) => unknown>> = {
  cards: parseCard,
  exercises: parseExercise,
  personas: parsePersona,
  articles: parseArticle,
  recipes: parseRecipe,
  situations: parseSituation,
};

/**
 * Reads and parses every file of a deck, in all its languages.
 * @returns the errors, the first one of each file
 */
export const findErrors = async (folder: string): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  const attempt = async <Value>(step: () => Value | Promise<Value>): Promise<Value | undefined> => {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      findings.push(error.message);
      return undefined;
    }
  };
  const read = async (kind: DeckKind): Promise<readonly SourceFile[]> => {
    const names = (await attempt(() => readSourceNames(join(folder, kind), KINDS[kind]))) ?? [];
    const sources: SourceFile[] = [];
    for (const name of names) {
      const source = await attempt(() => readSource(join(folder, kind), name));
      if (source) sources.push(source);
    }
    return sources;
  };
  const each = async <Value>(
    sources: readonly SourceFile[],
    parse: (source: SourceFile) => Value,
  ): Promise<readonly Value[]> => {
    const values: Value[] = [];
    for (const source of sources) {
      const value = await attempt(() => parse(source));
      if (value !== undefined) values.push(value);
    }
    return values;
  };
  const deckFile = await attempt(() => readSource(folder, 'deck.yaml'));
  const cardFiles = await read('cards');
  const wellFormed: SourceFile[] = [];
  const cards: readonly DeckCard[] = await each(cardFiles, (source) => {
    const card = parseCard(source);
    wellFormed.push(source);
    return card;
  });
  const cardNames = (await attempt(() => readSourceNames(join(folder, 'cards'), '.yaml'))) ?? [];
  if (wellFormed.length === cardNames.length) await attempt(() => parseCards(cardFiles));
  const exerciseFiles = await read('exercises');
  const exercises = await each(exerciseFiles, parseExercise);
  // A card whose file has an error is there all the same.
  const names = namesOf(cards, exercises);
  const known = {
    ...names,
    cards: new Map([
      ...cardNames.map((file) => [basename(file, '.yaml'), ''] as const),
      ...names.cards,
    ]),
  };
  const files: Record<DeckKind, readonly SourceFile[]> = {
    cards: cardFiles,
    exercises: exerciseFiles,
    personas: await read('personas'),
    articles: await read('articles'),
    recipes: await read('recipes'),
    situations: await read('situations'),
  };
  for (const kind of ['personas', 'articles', 'recipes', 'situations'] as const)
    await each(files[kind], (source) => PARSERS[kind](source, known));
  const facts = deckFile && (await attempt(() => parseFacts(deckFile)));
  if (facts) {
    await attempt(() => checkSamples(deckFile, facts, known));
    await attempt(() => loadCaptions(folder, facts satisfies CaptionFacts));
  }
  // An error of a main file would be found in its translations again.
  const languages = findings.length > 0 ? [] : (facts?.languages.slice(1) ?? []);
  for (const language of languages)
    for (const kind of KIND_NAMES)
      for (const name of await translationNames(folder, language, kind))
        await attempt(async () => {
          const { main, source } = await readTranslation(folder, language, kind, name, files[kind]);
          PARSERS[kind](translate(main, source), known);
        });
  return [...new Set(findings)];
};

/**
 * Parses a copy of a deck with changes, without its pictures.
 * @returns its errors, with the paths of the deck itself
 */
export const errorsAfter = async (
  folder: string,
  changes: Changes,
): Promise<readonly Finding[]> => {
  const copy = await mkdtemp(join(tmpdir(), 'deck-'));
  try {
    const left = new Set([join(folder, 'pictures'), join(folder, '.pending')]);
    await cp(folder, copy, { recursive: true, filter: (path) => !left.has(path) });
    for (const [path, text] of changes) {
      if (text === undefined) await rm(join(copy, path), { force: true });
      else {
        await mkdir(dirname(join(copy, path)), { recursive: true });
        await writeFile(join(copy, path), text);
      }
    }
    const findings = await findErrors(copy);
    const [from, to] = [copy, folder].map((path) => relative(process.cwd(), path));
    return findings.map((finding) => finding.replaceAll(from ?? copy, to || '.'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};
