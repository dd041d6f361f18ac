/** Saved cases and personas (behaviour/my-cards.md, 'Saved items'): their keys, and what stands under them. No DOM. */

import type { Persona } from '#contract/journeys.ts';
import type { Case } from '#contract/showcase.ts';
import { EMPTY_CASE } from './cases.ts';
import { PREFIX_OF } from './saved-prefixes.ts';

/** Something that can be saved. */
export type Saveable =
  | { readonly kind: 'case'; readonly value: Case }
  | { readonly kind: 'persona'; readonly value: Persona };

/** A key of the storage with the text under it. */
export type Entry = readonly [key: string, text: string];

/** The storage key of a case (by its slug) or a persona (by its name, in any case of letters). */
export const savedKey = ({ kind, value }: Saveable): string =>
  PREFIX_OF[kind] + (kind === 'case' ? value.slug : value.name.toLowerCase());

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

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/**
 * The keys under which something is saved, without looking into it: a page with one button to save
 * does without the schemas that `library.ts` brings.
 */
export const savedKeysIn = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.filter(([, text]) => isObject(text)).map(([key]) => key));
