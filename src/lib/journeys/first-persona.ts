/** The journeys as the page's first script reads them, without the library that checks answers. No DOM. */

import type { Persona } from '#contract/journeys.ts';
import { isText, isTextOrNone, listOf, recordOf } from '#lib/shared/unchecked.ts';

/** The journeys, and the persona of the address. */
export interface FirstPersona {
  readonly personas: readonly Persona[];
  readonly persona: Persona;
}

/** Reads the texts of some fields; `undefined` where one is missing. */
const textsOf = <Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined => {
  const record = recordOf(value);
  return names.every((name) => isText(record[name]))
    ? (Object.fromEntries(names.map((name) => [name, record[name]])) as Record<Name, string>)
    : undefined;
};

const likedCardOf = (value: unknown): Persona['cards'][number] | undefined => {
  const card = textsOf(value, ['code', 'title']);
  const { why } = recordOf(value);
  if (!card || !/^[A-Z0-9]{3}$/.test(card.code) || !isTextOrNone(why)) return undefined;
  return { ...card, ...(why !== undefined && { why }) };
};

const personaOf = (value: unknown): Persona | undefined => {
  const record = recordOf(value);
  const texts = textsOf(value, [
    'name',
    'descriptor',
    'stream',
    'role_environment',
    'quote',
    'current_tension',
    'core_question',
  ]);
  const arc = textsOf(record['arc'], ['p1', 'p2', 'p3']);
  const cards = listOf(record['cards'], likedCardOf);
  const quotes = textsOf(record['quotes'], ['q1', 'q2', 'q3']);
  const { language } = record;
  if (!isTextOrNone(language)) return undefined;
  const testimonials = listOf(record['testimonials'], (voice) =>
    textsOf(voice, ['body', 'author']),
  );
  return (
    texts &&
    arc &&
    cards &&
    quotes &&
    testimonials && {
      ...texts,
      arc,
      cards,
      quotes,
      testimonials,
      ...(language !== undefined && { language }),
    }
  );
};

/** Reads the journeys as the contract's `PersonaList` does; `undefined` where one is none. */
export const parseFirstPersonas = (value: unknown): readonly Persona[] | undefined =>
  listOf(value, personaOf);
