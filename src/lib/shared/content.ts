/** Names, addresses and filters of personas, articles and exercises. No DOM. */

import type { ArticleSummary } from '#contract/articles.ts';
import type { Exercise } from '#contract/exercises.ts';
import type { Persona } from '#contract/journeys.ts';
import { fold } from './fold.ts';

const LONGEST_NAME = 80;

const toSlug = (text: string): string =>
  fold(text)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A persona's name as an address holds it; `undefined` for what cannot be one. */
export const parsePersonaName = (raw: string): string | undefined => {
  const name = raw.normalize('NFC').trim();
  return name !== '' && name.length <= LONGEST_NAME && !/[/\\]/.test(name) ? name : undefined;
};

/** An article's slug, in any case of letters; `undefined` for what cannot be one. */
export const parseArticleSlug = (raw: string): string | undefined => {
  const slug = raw.toLowerCase();
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
};

/** The address of a persona's picture (behaviour.md, 'Journeys'). */
export const avatarOf = (name: string): string => `/assets/personas/${toSlug(name)}.png`;

/** The persona of a name; case and accents do not matter (behaviour.md, 'Journeys'). */
export const findPersona = (personas: readonly Persona[], name: string): Persona | undefined =>
  personas.find((persona) => fold(persona.name) === fold(name));

/** The personas who like a card. */
export const personasLiking = (personas: readonly Persona[], code: string): readonly Persona[] =>
  personas.filter(({ cards }) => cards.some((card) => card.code === code));

/** The name of an exercise in an address. */
export const exerciseSlug = ({ title }: Exercise): string => toSlug(title);

/** The exercises that name a card by its code, as in '(T38)'. */
export const exercisesNaming = (
  exercises: readonly Exercise[],
  code: string,
): readonly Exercise[] =>
  exercises.filter(({ summary, what, how, outcome }) =>
    [summary, what, how, outcome].some((text) => text.includes(`(${code})`)),
  );

/** A text in which some parts are codes of cards. */
export const splitCodes = (text: string): readonly { text: string; code?: string }[] =>
  text
    .split(/(?<=\()([A-Z]\d{2})(?=\))/)
    .map((part, index) => (index % 2 === 1 ? { text: part, code: part } : { text: part }));

/** The numbered steps of a text, without their numbers; a text without numbers is one step. */
export const stepsOf = (how: string): readonly string[] =>
  how
    .split(/\n+/)
    .map((line) => line.replace(/^\d+\.\s*/, '').trim())
    .filter((line) => line !== '');

/** How long every exercise takes (behaviour.md, 'Exercises'). */
export const EXERCISE_DURATION = '45 min';

/** What the page of exercises shows: which exercises, and which one is open. */
export interface ExerciseView {
  readonly level?: string;
  readonly tier?: string;
  /** The open exercise's slug. */
  readonly exercise?: string;
}

/** Reads the view from an address's query. */
export const parseExerciseView = (search: string): ExerciseView => {
  const query = new URLSearchParams(search);
  const [level, tier, exercise] = ['level', 'tier', 'exercise'].map((name) => query.get(name));
  return { ...(level && { level }), ...(tier && { tier }), ...(exercise && { exercise }) };
};

/** The query of a view with its question mark; empty where there is nothing to say. */
export const exerciseQuery = (view: ExerciseView): string => {
  const query = new URLSearchParams({ ...view });
  return query.size > 0 ? `?${query}` : '';
};

/** The exercises of a level and tier, where these are chosen. */
export const filterExercises = (
  exercises: readonly Exercise[],
  { level, tier }: ExerciseView,
): readonly Exercise[] =>
  exercises.filter(
    (exercise) =>
      (level === undefined || exercise.level === level) &&
      (tier === undefined || exercise.tier === tier),
  );

/** The articles that link to a card. */
export const articlesOn = (
  articles: readonly ArticleSummary[],
  code: string,
): readonly ArticleSummary[] => articles.filter(({ cards }) => cards.includes(code));
