/** Saved cases and personas (behaviour/my-cards.md, 'Saved items'): keys and stored form. No DOM. */

import type { Persona } from '#contract/journeys.ts';
import type { Case } from '#contract/showcase.ts';
import { parseJson } from '#lib/shared/parse-json.ts';
import { EMPTY_CASE } from './cases.ts';
import { PREFIX_OF } from './saved-prefixes.ts';

export type Saveable =
  | { readonly kind: 'case'; readonly value: Case }
  | { readonly kind: 'persona'; readonly value: Persona };

/** A storage entry. */
export type Entry = readonly [key: string, text: string];

/** Storage key of a case (by slug) or a persona (by name, case-insensitively). */
export const savedKey = ({ kind, value }: Saveable): string =>
  PREFIX_OF[kind] + (kind === 'case' ? value.slug : value.name.toLowerCase());

/**
 * Stored form of a case: all fields, and the time of saving, because a showcase case has no time.
 * @param now ms since the epoch
 */
export const toSavedCase = (value: Case, now: number): Case => ({
  ...EMPTY_CASE,
  ...value,
  created: now,
});

const isObject = (text: string): boolean => {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null;
};

/** Keys of the saved items, without parsing the values: pages with one save button skip the schemas of `library.ts`. */
export const savedKeysIn = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.filter(([, text]) => isObject(text)).map(([key]) => key));
