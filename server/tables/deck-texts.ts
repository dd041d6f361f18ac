import type { DeckCard } from '#contract/deck-card.ts';
import type { EventOf, TableEvent } from '#contract/table-events.ts';
import type { Step, TableState } from '#contract/table-state.ts';
import { exerciseSlug } from '#lib/exercises/exercises.ts';
import { exerciseTable } from '#lib/exercises/exercise-table.ts';
import { recipeTable } from '#lib/recipes/recipe-table.ts';
import { cardTable, runSteps } from '#lib/run/run-steps.ts';
import { LANGUAGES } from '#messages/languages.js';
import type { DeckContent, DeckThings } from '#server/catalogue/load.ts';
import { interfaceLanguage, preferredLanguage } from '#server/http/preferred-language.ts';
import { withLanguage } from '#server/shared/language.ts';

/** The texts of a step; which of them it has is the same in all languages. */
type StepTexts = Pick<Step, 'title' | 'text' | 'say'>;

/** The deck's texts at tables in a reader's language; texts of people stay as they are. */
export interface TextsIn {
  readonly step: <Known extends Step>(step: Known) => Known;
  readonly source: (source: TableState['source']) => TableState['source'];
}

/** The deck as the readers of tables get it in one language. */
export interface DeckTexts {
  /** `undefined` in a deck of one language. */
  readonly language?: string;
  readonly cards: ReadonlyMap<string, DeckCard>;
  /** Left out in a deck of one language, where all texts are as they are stored. */
  readonly texts?: TextsIn;
}

/** Kinds of events that hold texts of the deck. */
const WITH_TEXTS: ReadonlySet<TableEvent['kind']> = new Set([
  'opened',
  'stepped',
  'went',
  'coursed',
  'titled',
] satisfies TableEvent['kind'][]);

/** Whether an event may differ between readers of two languages. */
export const hasTexts = ({ kind }: TableEvent): boolean => WITH_TEXTS.has(kind);

const withSteps = <Event extends EventOf<'opened' | 'coursed'>>(
  event: Event,
  { step }: TextsIn,
): Event => ({ ...event, steps: event.steps.map(step) });

const eventIn = (event: TableEvent, texts: TextsIn, now: TableState): TableEvent => {
  const { kind } = event;
  if (kind === 'opened') return { ...withSteps(event, texts), source: texts.source(event.source) };
  if (kind === 'coursed') return withSteps(event, texts);
  if (kind === 'stepped' || kind === 'went')
    return event.step ? { ...event, step: texts.step(event.step) } : event;
  if (kind !== 'titled') return event;
  const { title = event.title } = texts.source({ kind: now.source.kind, title: event.title });
  return { ...event, title };
};

/**
 * Events in a reader's language.
 * @param events as the reader may see them
 * @param texts left out where they stay as they are
 * @param now a state of the table after it was opened
 */
export const eventsIn = (
  events: readonly TableEvent[],
  texts: TextsIn | undefined,
  now: TableState,
): readonly TableEvent[] => (texts ? events.map((event) => eventIn(event, texts, now)) : events);

/** A state in a reader's language. */
export const stateIn = (state: TableState, texts: TextsIn | undefined): TableState =>
  texts
    ? { ...state, source: texts.source(state.source), steps: state.steps.map(texts.step) }
    : state;

const textsOf = ({ say, text, title }: Step): StepTexts => ({
  ...(title !== undefined && { title }),
  ...(text !== undefined && { text }),
  ...(say !== undefined && { say }),
});

const keyOf = ({ say = '', text = '', title = '' }: StepTexts): string =>
  [title, text, say].join('\0');

/** The key of a step that a reader has not reached, or that is its card alone. */
const NO_TEXTS = keyOf({});

/** A step of a run as a record has it, from which tables are started again: with its instruction alone. */
const asRecorded = (step: Step): Step =>
  step.run && step.text !== undefined ? { ...step, text: step.text.split('\n', 1)[0] ?? '' } : step;

/**
 * The steps that a table may have of each thing of the deck, with those that an agenda makes of it. Lists of one thing
 * are in the same order in each language.
 */
const stepsOf = ({
  cards,
  exercises,
  recipes,
}: DeckThings): ReadonlyMap<string, readonly Step[]> => {
  const byCode = new Map(cards.map((card) => [card.code, card]));
  const made: (readonly [string, readonly Step[]])[] = [
    ...recipes.map((recipe) => {
      const steps = recipeTable(recipe).steps ?? [];
      const inAgenda = steps.map(({ card = '', text = '', title = '' }) =>
        runSteps(byCode.get(card), { card, title, line: text }).slice(0, 1),
      );
      return [`recipe ${recipe.slug}`, [...steps, ...inAgenda.flat()]] as const;
    }),
    ...exercises.map((exercise) => {
      const steps = exerciseTable(exercise).steps ?? [];
      const [first] = steps;
      const inAgenda = first ? [{ title: exercise.title, ...first }] : [];
      return [`exercise ${exerciseSlug(exercise)}`, [...steps, ...inAgenda]] as const;
    }),
    ...cards.map((card) => [`card ${card.code}`, cardTable(card).steps ?? []] as const),
  ];
  return new Map(made.map(([key, steps]) => [key, [...steps, ...steps.map(asRecorded)]]));
};

const titleKeyOf = (kind: string, title = ''): string => `${kind} ${title}`;

/** The titles of tables by the things that they were started from. */
const titlesOf = ({ cards, exercises, recipes }: DeckThings): ReadonlyMap<string, string> =>
  new Map([
    ...recipes.map(({ slug, title }) => [`recipe ${slug}`, title] as const),
    ...exercises.map((exercise) => [`exercise ${exerciseSlug(exercise)}`, exercise.title] as const),
    ...cards.map(({ code, title }) => [`card ${code}`, title] as const),
  ]);

/** Where a text of a step comes from. */
interface Place {
  readonly thing: string;
  readonly index: number;
  /** Number of steps of the thing. A translation whose plan is cut otherwise has no step to pair. */
  readonly of: number;
}

/** Makes, in a deck of several languages, the texts in each of them. */
const makeTexts = (things: ReadonlyMap<string, DeckThings>): ReadonlyMap<string, TextsIn> => {
  // A host's page may have its own words, such as 'Opening', in another language than the deck's.
  const variants = Array.from(things, ([language, deck]) =>
    LANGUAGES.map((each) => ({ language, each, steps: withLanguage(each, () => stepsOf(deck)) })),
  ).flat();
  const titles = new Map(Array.from(things, ([language, deck]) => [language, titlesOf(deck)]));
  // A text that two things have, or two languages, is that of the first.
  const places = new Map<string, Place>();
  for (const { steps } of variants)
    for (const [thing, own] of steps)
      for (const [index, step] of own.entries()) {
        const key = keyOf(step);
        if (key !== NO_TEXTS && !places.has(key)) places.set(key, { thing, index, of: own.length });
      }
  const titled = new Map<string, string>();
  for (const own of titles.values())
    for (const [thing, title] of own) {
      const key = titleKeyOf(thing.split(' ', 1)[0] ?? '', title);
      if (!titled.has(key)) titled.set(key, thing);
    }
  const textsIn = (language: string): TextsIn => {
    const own = variants.find(
      (one) => one.language === language && one.each === interfaceLanguage(language),
    );
    return {
      step: (step) => {
        const place = places.get(keyOf(step));
        const steps = own?.steps.get(place?.thing ?? '');
        const other = steps?.length === place?.of ? steps?.[place?.index ?? 0] : undefined;
        return other ? { ...step, ...textsOf(other) } : step;
      },
      source: (source) => {
        const thing = titled.get(titleKeyOf(source.kind, source.title));
        const title = titles.get(language)?.get(thing ?? '');
        return title === undefined ? source : { ...source, title };
      },
    };
  };
  return new Map(Array.from(things.keys(), (language) => [language, textsIn(language)]));
};

/**
 * The texts of a deck at tables. A table stores the texts that its host has started it with: each is looked up in the
 * deck, in all languages, whenever it is sent. A text that is not the deck's, letter for letter, is the host's own.
 * @returns the texts in the language that a reader accepts (RFC 9110, section 12.5.4), else in the main one
 */
export const createDeckTexts = (deck: DeckContent): ((accepted?: string) => DeckTexts) => {
  const { languages } = deck.facts;
  const [main = ''] = languages;
  const cardsOf = ({ cards }: DeckThings) => new Map(cards.map((card) => [card.code, card]));
  if (deck.translations.size === 0) {
    const only = { cards: cardsOf(deck) };
    return () => only;
  }
  const things = new Map<string, DeckThings>([[main, deck], ...deck.translations]);
  let made: ReadonlyMap<string, TextsIn> | undefined;
  // At the first reader, so that the start does not wait for it.
  const textsIn = (language: string) => (made ??= makeTexts(things)).get(language);
  const textsFor = (language: string): TextsIn => ({
    step: (step) => textsIn(language)?.step(step) ?? step,
    source: (source) => textsIn(language)?.source(source) ?? source,
  });
  const byLanguage = new Map(
    Array.from(things, ([language, own]) => [
      language,
      { language, cards: cardsOf(own), texts: textsFor(language) },
    ]),
  );
  const inMain: DeckTexts = byLanguage.get(main) ?? { cards: cardsOf(deck) };
  return (accepted) => byLanguage.get(preferredLanguage(accepted, languages) ?? main) ?? inMain;
};
