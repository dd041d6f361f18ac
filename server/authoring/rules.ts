import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { LANGUAGES } from '#contract/captions.ts';
import { CARD_LENGTHS, CUT_LENGTH, RUN_LENGTHS } from '#contract/card-lengths.ts';
import { CATEGORIES, STREAMS, type Category } from '#contract/cards.ts';
import type { DeckCard } from '#contract/deck-card.ts';
import { EXERCISE_MINUTES } from '#contract/exercises.ts';
import type { RecipeStep } from '#contract/recipes.ts';
import type { RunFields } from '#contract/run.ts';
import { findGuarded } from '#lib/captions/guards.ts';
import { cardFields } from '#lib/cards/cards.ts';
import { looksOf } from '#lib/cards/look-alikes.ts';
import { exerciseSlug, exercisesNaming } from '#lib/exercises/exercises.ts';
import { avatarOf, personasLiking } from '#lib/journeys/journeys.ts';
import { runMinutes } from '#lib/run/run.ts';
import { matchRoute } from '#lib/shared/routes.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import {
  readDeckFiles,
  type DeckContent,
  type DeckFiles,
  type DeckThings,
} from '#server/catalogue/load.ts';
import { readSource, type SourceFile } from '#server/catalogue/source.ts';
import { checkCaptions } from './caption-rules.ts';
import { findingOf, type Find, type Finding } from './finding.ts';
import { findAlike, wordsOf } from './likeness.ts';
import { readingGrade } from './reading-level.ts';
import { findMonotony, type Combination } from './variety.ts';

/** A thing of the deck with its file. */
interface Filed<Thing> {
  readonly source: SourceFile;
  readonly thing: Thing;
}

/** The things of a kind with their files, by a field that no two of them share. */
export const filed = <Thing extends object>(
  sources: readonly SourceFile[],
  things: readonly Thing[],
  key: keyof Thing & string,
): readonly Filed<Thing>[] => {
  const byKey = new Map(things.map((thing) => [thing[key], thing]));
  return sources.flatMap((source) => {
    const thing = byKey.get((Object(source.fields) as Thing)[key]);
    return thing ? [{ source, thing }] : [];
  });
};

/** Years of school that reading a card may take at most. */
const HARDEST = 10;

/** The share of cards that may name no source: 1 in 20. */
const SOURCELESS = 0.05;

/** Categories whose cards ask for days, or for nothing: they say what to do in the room as well. */
const FOR_DAYS: ReadonlySet<Category> = new Set<Category>([
  'idea',
  'leadership',
  'strategy',
  'quote',
]);

const USE = ['minutes', 'group', 'where', 'remote', 'pairs'] as const;

const CODE = /(?<![\p{L}\p{N}])[A-Z]\d\d(?![\p{L}\p{N}])/gu;

/** The texts of a card's category by their paths. */
const textsOf = (card: DeckCard): readonly (readonly [path: readonly PropertyKey[], string])[] => {
  if (card.category === 'quote')
    return [
      ...card.quotes.map(({ body }, index) => [['quotes', index, 'body'], body] as const),
      ...(card.in_the_room === undefined ? [] : [[['in_the_room'], card.in_the_room] as const]),
    ];
  const texts = new Set(
    cardFields(card).map((field) => (field.kind === 'quote' ? field.body : field.text)),
  );
  return Object.entries(card).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'title' && texts.has(value)
      ? [[[name], value] as const]
      : [],
  );
};

export const checkLength = (
  find: Find,
  source: SourceFile,
  path: readonly PropertyKey[],
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): void => {
  if (text.length > most) find(source, path, `is ${text.length} characters; ${most} fit`);
  if (text.length < least)
    find(source, path, `is ${text.length} characters; at least ${least} are needed`);
};

/** Checks the texts of a card or an exercise that is run. */
export const checkRunTexts = (find: Find, source: SourceFile, thing: RunFields): void => {
  for (const [index, step] of (thing.run ?? []).entries())
    for (const name of ['do', 'say'] as const)
      if (step[name] !== undefined)
        checkLength(find, source, ['run', index, name], step[name], RUN_LENGTHS[name]);
  for (const name of ['flop', 'debrief'] as const)
    if (thing[name] !== undefined)
      checkLength(find, source, [name], thing[name], RUN_LENGTHS[name]);
    else if (thing.run) find(source, ['run'], `needs a ${name} too`);
};

/** Whether `readingGrade` measures the texts of a language. */
const isMeasured = (language: string): boolean => /^en\b/.test(language);

/** Checks the lengths of a card's texts, and how hard they are to read. */
export const checkCardTexts = (
  find: Find,
  source: SourceFile,
  card: DeckCard,
  language: string,
): void => {
  checkLength(find, source, ['title'], card.title, CARD_LENGTHS.title);
  const texts = textsOf(card);
  for (const [path, text] of texts) checkLength(find, source, path, text, CARD_LENGTHS.text);
  if (card.remote !== undefined)
    checkLength(find, source, ['remote'], card.remote, CARD_LENGTHS.remote);
  checkRunTexts(find, source, card);
  if (card.share !== undefined) {
    checkLength(find, source, ['share'], card.share, RUN_LENGTHS.share);
    const [guarded] = LANGUAGES.flatMap((each) => findGuarded(card.share ?? '', each));
    if (guarded)
      find(
        source,
        ['share'],
        `says “${guarded.words}”, which captions do not say: ${guarded.reason}`,
      );
  }
  for (const [index, { why }] of (card.pairs ?? []).entries())
    checkLength(find, source, ['pairs', index, 'why'], why, CARD_LENGTHS.why);
  if (!isMeasured(language)) return;
  const grade = readingGrade(texts.map(([, text]) => text).join(' '));
  if (grade > HARDEST)
    find(
      source,
      [],
      `reading the card takes ${Math.round(grade)} years of school; ${HARDEST} fit: shorter sentences and words help`,
    );
};

const checkCard = (find: Find, source: SourceFile, card: DeckCard, language: string): void => {
  for (const name of USE) if (card[name] === undefined) find(source, [name], 'is missing');
  checkCardTexts(find, source, card, language);
  if (FOR_DAYS.has(card.category) && !('in_the_room' in card))
    find(source, ['in_the_room'], 'is missing: a move for one sitting');
  if (card.category !== 'quote') return;
  if (card.source?.length !== card.quotes.length)
    find(
      source,
      ['source'],
      `names ${card.source?.length ?? 0} works for ${card.quotes.length} quotes`,
    );
  for (const [index, { author }] of card.quotes.entries()) {
    const who = card.source?.[index]?.who ?? '';
    if (card.source?.[index] && (who === '' || !author.includes(who)))
      find(
        source,
        ['quotes', index, 'author'],
        `is ${author}; its source names ${who || 'no author'}`,
      );
  }
};

const checkCards = (
  find: Find,
  deck: DeckContent,
  files: readonly Filed<DeckCard>[],
  deckFile: SourceFile,
): void => {
  const { cards, facts } = deck;
  if (facts.cards !== undefined && facts.cards !== cards.length)
    find(deckFile, ['cards'], `is ${facts.cards}; the deck has ${cards.length} cards`);
  for (const stream of STREAMS)
    if (!cards.some((card) => card.stream === stream))
      find(deckFile, ['streams', stream], 'has no card');
  for (const category of CATEGORIES) {
    const own = cards.filter((card) => card.category === category);
    if (own.length === 0) find(deckFile, ['categories', category], 'has no card');
    else if (!own.some(({ minutes }) => typeof minutes === 'number' && minutes <= 45))
      find(
        deckFile,
        ['categories', category],
        `(${kindName(category)}) has no card for 45 minutes or less`,
      );
  }
  const sourceless = files.filter(({ thing }) => thing.source === undefined);
  if (sourceless.length > Math.ceil(cards.length * SOURCELESS))
    for (const { source } of sourceless) find(source, ['source'], 'is missing');
  const named = new Set([
    ...deck.situations.flatMap((situation) => situation.cards.map(({ code }) => code)),
    ...deck.recipes.flatMap(({ steps }) =>
      steps.flatMap((step) => ('card' in step ? step.card : [])),
    ),
    ...deck.articles.flatMap((article) => article.cards),
  ]);
  const byLooks = new Map<string, string>();
  for (const { source, thing } of files) {
    checkCard(find, source, thing, facts.languages[0] ?? '');
    const twin = byLooks.get(looksOf(thing.code));
    if (twin === undefined) byLooks.set(looksOf(thing.code), thing.code);
    else find(source, ['code'], `looks like ${twin}`);
    if (
      !named.has(thing.code) &&
      exercisesNaming(deck.exercises, thing.code).length === 0 &&
      personasLiking(deck.personas, thing.code).length === 0
    )
      find(source, ['code'], 'is named by no exercise, recipe, situation, article or persona');
  }
  const texts = files.flatMap(({ source, thing }) =>
    [[['title'], thing.title] as const, ...textsOf(thing)].map(([path, text]) => ({
      item: { source, path, code: thing.code },
      words: wordsOf(text),
    })),
  );
  for (const [one, other] of findAlike(texts))
    find(other.source, other.path, `says nearly the same as ${one.path.join('.')} of ${one.code}`);
};

const checkRecipes = (find: Find, deck: DeckContent, sources: DeckFiles): void => {
  const byCode = new Map(deck.cards.map((card) => [card.code, card]));
  const bySlug = new Map(deck.exercises.map((exercise) => [exerciseSlug(exercise), exercise]));
  /** The shortest duration of a step: that of its card or exercise. */
  const leastOf = (step: RecipeStep): number | 'days' | undefined => {
    if ('exercise' in step) return bySlug.get(step.exercise)?.minutes ?? EXERCISE_MINUTES;
    if (!('card' in step)) return undefined;
    const card = byCode.get(step.card);
    if (!card || 'in_the_room' in card) return 10;
    return card.minutes === 'days' && card.run ? runMinutes(card.run) : card.minutes;
  };
  for (const { source, thing } of filed(sources.recipes, deck.recipes, 'slug')) {
    if (thing.cut !== undefined) checkLength(find, source, ['cut'], thing.cut, CUT_LENGTH);
    for (const [index, step] of thing.steps.entries()) {
      const least = leastOf(step);
      if (typeof least === 'number' ? step.minutes < least : least === 'days')
        find(
          source,
          ['steps', index, 'minutes'],
          `is ${step.minutes}; ${'card' in step ? step.card : step.title} takes ${least}`,
        );
    }
  }
  const minutesOf = (code: string): number => {
    const minutes = byCode.get(code)?.minutes;
    return typeof minutes === 'number' ? minutes : Infinity;
  };
  for (const { source, thing } of filed(sources.situations, deck.situations, 'slug'))
    for (const [index, { code }] of thing.cards.entries()) {
      const before = thing.cards.slice(0, index);
      if (before.some((card) => card.code === code))
        find(source, ['cards', index, 'code'], `names ${code} again`);
      if (before.some((card) => minutesOf(card.code) > minutesOf(code)))
        find(
          source,
          ['cards', index, 'code'],
          `is ${code}, which is quicker than the card before it`,
        );
    }
};

const checkPeople = (
  find: Find,
  deck: DeckContent,
  sources: DeckFiles,
  deckFile: SourceFile,
): void => {
  for (const { source, thing } of filed(sources.exercises, deck.exercises, 'title')) {
    for (const name of ['people', 'materials', 'prepare', 'goesWrong', 'remote'] as const)
      if (thing[name] === undefined) find(source, [name], 'is missing');
    checkRunTexts(find, source, thing);
    if (thing.people && thing.people.from > thing.people.to)
      find(source, ['people'], `is from ${thing.people.from} to ${thing.people.to}`);
  }
  for (const stream of STREAMS)
    if (!deck.personas.some((persona) => persona.stream === stream))
      find(deckFile, ['streams', stream], 'has no persona');
  for (const { source, thing } of filed(sources.personas, deck.personas, 'name')) {
    if (thing.cards.length < 6 || thing.cards.length > 10)
      find(source, ['cards'], `names ${thing.cards.length} cards; six to ten fit`);
    if (thing.testimonials.length < 2)
      find(source, ['testimonials'], `has ${thing.testimonials.length}; two are needed`);
    for (const [index, { code, why }] of thing.cards.entries())
      if (why === undefined) find(source, ['cards', index], `(${code}) has no why`);
  }
};

const LINK = /<a href="([^"]*)">([^<]*)</g;

export const checkArticles = (find: Find, deck: DeckThings, sources: DeckFiles): void => {
  const exercises = new Set(deck.exercises.map(exerciseSlug));
  /** The name of a thing of this deck at an address; empty for a thing without one, none for no thing. */
  const nameAt = (address: string): string | undefined => {
    const [, exercise] = /^\/games\?exercise=(.*)$/.exec(address) ?? [];
    if (exercise !== undefined) return exercises.has(exercise) ? '' : undefined;
    const { route, parameter = '' } = matchRoute(address) ?? {};
    if (route?.id === 'browse') return deck.cards.find(({ code }) => code === parameter)?.title;
    if (route?.id === 'journeys') return deck.personas.find(({ name }) => name === parameter)?.name;
    const isArticle =
      route?.id === 'articles' && deck.articles.some(({ slug }) => slug === parameter);
    return isArticle ? '' : undefined;
  };
  for (const { source, thing } of filed(sources.articles, deck.articles, 'slug')) {
    const words = thing.bodyHtml
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    if (words < 600 || words > 1200)
      find(source, [], `the article has ${words} words; 600 to 1,200 fit`);
    if ((thing.sources ?? []).length < 2)
      find(source, ['sources'], `names ${thing.sources?.length ?? 0} works; two are needed`);
    if (thing.cards.length === 0) find(source, [], 'the article links to no card');
    for (const [, address = '', text = ''] of thing.bodyHtml.matchAll(LINK)) {
      if (address.startsWith('https://')) continue;
      const name = nameAt(address);
      if (name === undefined) find(source, [], `the link ${address} leads to nothing in the deck`);
      else if (name !== '' && name !== text)
        find(source, [], `the link ${address} says “${text}”; its name is “${name}”`);
    }
  }
};

const checkPictures = async (
  find: Find,
  deck: DeckContent,
  sources: DeckFiles,
  folder: string,
): Promise<void> => {
  const sizeOf = (address: string): Promise<number> =>
    stat(join(folder, 'pictures', address.replace(/^\/assets\//, ''))).then(
      ({ size }) => size,
      () => 0,
    );
  for (const { source, thing } of filed(sources.personas, deck.personas, 'name')) {
    const address = avatarOf(thing.name);
    const size = await sizeOf(address);
    if (size === 0)
      find(source, ['name'], `has no picture ${address.replace('/assets', 'pictures')}`);
    if (size > 40_000)
      find(source, ['name'], `has a picture of ${Math.ceil(size / 1000)} kB; 40 kB fit`);
  }
  for (const { source, thing } of filed(sources.articles, deck.articles, 'slug')) {
    const shown = Array.from(
      thing.bodyHtml.matchAll(/src="([^"]*)"/g),
      ([, address = '']) => address,
    );
    for (const address of [thing.image.url, ...shown])
      if ((await sizeOf(address)) === 0)
        find(source, ['image'], `names ${address}, which is not in the folder pictures`);
  }
};

/** Codes that texts name in passing, such as '(E38)', are cards of the deck. */
export const checkMentions = (find: Find, deck: DeckThings, sources: DeckFiles): void => {
  const codes = new Set(deck.cards.map(({ code }) => code));
  const letters = new Set(deck.cards.map(({ code }) => code[0]));
  for (const source of Object.values(sources).flat()) {
    const text = `${JSON.stringify(source.document.toJS())} ${source.body}`;
    const unknown = new Set(text.match(CODE))
      .values()
      .filter((code) => letters.has(code[0]) && !codes.has(code));
    for (const code of unknown) find(source, [], `names ${code}, which is no card of the deck`);
  }
};

/**
 * Finds what a deck that starts still lacks: lengths, sums, orphans, sources, names, pictures, the level of
 * reading and the variety of captions.
 */
export const findProblems = async (
  deck: DeckContent,
  folder: string,
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  const find: Find = (source, path, problem) => findings.push(findingOf(source, path, problem));
  const deckFile = await readSource(folder, 'deck.yaml');
  const sources = await readDeckFiles(folder);
  checkCards(find, deck, filed(sources.cards, deck.cards, 'code'), deckFile);
  checkRecipes(find, deck, sources);
  checkPeople(find, deck, sources, deckFile);
  checkArticles(find, deck, sources);
  checkMentions(find, deck, sources);
  await checkPictures(find, deck, sources, folder);
  const compared = await checkCaptions(
    find,
    folder,
    deck.facts,
    new Set(deck.cards.map(({ code }) => code)),
  );
  const isCompared = ({ language, intent, tone }: Combination): boolean =>
    compared.has([language, intent, tone].join(' '));
  for (const { language, intent, tone, problem } of findMonotony(deck.captions, isCompared)) {
    const source = await readSource(join(folder, 'captions', language), `${intent}.yaml`);
    find(source, ['tones', tone], problem);
  }
  return findings;
};
