/** Saved cases and personas (behaviour/my-cards.md, 'Saved items'): parsing and order. No DOM. */

import { Persona } from '#contract/journeys.ts';
import { Case } from '#contract/showcase.ts';
import { parseJson } from '#lib/shared/parse-json.ts';
import { byNewest, casePicture } from './cases.ts';
import { PREFIX_OF } from './saved-prefixes.ts';
import { savedKey, type Entry, type Saveable } from './saved.ts';

export interface Library {
  /** Newest first. */
  readonly cases: readonly Case[];
  /** By name. */
  readonly personas: readonly Persona[];
}

/** Picture address of one build, saved by an earlier version. */
const OF_A_BUILD = /^\/_astro\//;

/** Replaces build-specific picture addresses of a showcase case, whose pictures are named by its slug. */
const withLastingPictures = (value: Case): Case =>
  value.images.some((image) => image.startsWith(`/_astro/${value.slug}-`))
    ? {
        ...value,
        images: value.images.map((image, index) =>
          OF_A_BUILD.test(image) ? casePicture(value.slug, index + 1) : image,
        ),
      }
    : value;

/** Parses storage entries; leaves out damaged and unknown ones. */
export const readLibrary = (entries: readonly Entry[]): Library => {
  const cases: Case[] = [];
  const personas: Persona[] = [];
  for (const [key, text] of entries) {
    const stored = parseJson(text);
    if (key.startsWith(PREFIX_OF.case)) {
      const { data } = Case.safeParse(stored);
      if (data && savedKey({ kind: 'case', value: data }) === key)
        cases.push(withLastingPictures(data));
    } else if (key.startsWith(PREFIX_OF.persona)) {
      const { data } = Persona.safeParse(stored);
      if (data && savedKey({ kind: 'persona', value: data }) === key) personas.push(data);
    }
  }
  return {
    cases: cases.toSorted(byNewest),
    personas: personas.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
};

/** Cases before personas. */
export const itemsOf = ({ cases, personas }: Library): readonly Saveable[] => [
  ...cases.map((value) => ({ kind: 'case', value }) as const),
  ...personas.map((value) => ({ kind: 'persona', value }) as const),
];
