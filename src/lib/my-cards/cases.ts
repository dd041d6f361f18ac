/** Saved cases: what a case starts from, and their order. */

import type { Case } from '#contract/showcase.ts';

/** The empty case: the same fields, blank (behaviour/showcase.md, 'Showcase'). */
export const EMPTY_CASE: Case = {
  title: '',
  slug: '',
  created: 0,
  description: '',
  images: [],
  input: { productCategory: '', specificProduct: '', companySkills: '' },
  ideas: [],
  details: [],
  visPrompt: '',
};

/** Newest first; of two of the same age the one whose title comes first. */
export const byNewest = (a: Case, b: Case): number =>
  b.created - a.created || a.title.localeCompare(b.title, 'en');

/**
 * The address of a case's picture, the same after every build.
 * @param number of the picture, from 1
 */
export const casePicture = (slug: string, number: number): string =>
  `/assets/showcase/${slug}-${number}.svg`;
