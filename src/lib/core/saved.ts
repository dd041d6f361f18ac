/**
 * The library of saved cases and personas (behaviour.md, 'Saved things'): keys, reading, order. No DOM.
 */

import { Case } from '#contract/case.ts';
import { Persona } from '#contract/persona.ts';
import { byNewest, EMPTY_CASE } from './cases.ts';

/** Something that can be saved. */
export type Saveable =
  | { readonly kind: 'case'; readonly value: Case }
  | { readonly kind: 'persona'; readonly value: Persona };

/** What is saved in this browser. */
export interface Library {
  /** Newest first. */
  readonly cases: readonly Case[];
  /** By name. */
  readonly personas: readonly Persona[];
}

export const EMPTY_LIBRARY: Library = { cases: [], personas: [] };

const PREFIXES = { case: 'cd.case.', persona: 'cd.persona.' } as const;

/** The prefixes of the storage keys of everything that is saved. */
export const SAVED_PREFIXES: readonly string[] = Object.values(PREFIXES);

/** The storage key of a case (by its slug) or a persona (by its name, in any case of letters). */
export const savedKey = ({ kind, value }: Saveable): string =>
  PREFIXES[kind] + (kind === 'case' ? value.slug : value.name.toLowerCase());

/**
 * A case as it is saved: with every field of the empty case, and made when it was saved, because a
 * showcase case has no time of its own.
 * @param now ms since the epoch
 */
export const toSavedCase = (value: Case, now: number): Case => ({
  ...EMPTY_CASE,
  ...value,
  created: now,
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what the storage holds; entries that are damaged or none of ours are left out. */
export const readLibrary = (entries: readonly (readonly [string, string])[]): Library => {
  const cases: Case[] = [];
  const personas: Persona[] = [];
  for (const [key, text] of entries) {
    const stored = parseJson(text);
    if (key.startsWith(PREFIXES.case)) {
      const { data } = Case.safeParse(stored);
      if (data && savedKey({ kind: 'case', value: data }) === key) cases.push(data);
    } else if (key.startsWith(PREFIXES.persona)) {
      const { data } = Persona.safeParse(stored);
      if (data && savedKey({ kind: 'persona', value: data }) === key) personas.push(data);
    }
  }
  return {
    cases: cases.toSorted(byNewest),
    personas: personas.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
};

/** Everything in the library: cases before personas. */
export const itemsOf = ({ cases, personas }: Library): readonly Saveable[] => [
  ...cases.map((value) => ({ kind: 'case', value }) as const),
  ...personas.map((value) => ({ kind: 'persona', value }) as const),
];

/** Whether a case or persona is in the library. */
export const isSaved = (library: Library, item: Saveable): boolean => {
  const key = savedKey(item);
  return item.kind === 'case'
    ? library.cases.some((value) => savedKey({ kind: 'case', value }) === key)
    : library.personas.some((value) => savedKey({ kind: 'persona', value }) === key);
};
