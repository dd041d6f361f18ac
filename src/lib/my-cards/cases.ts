import type { Case } from '#contract/showcase.ts';

/** A case with blank fields (behaviour/showcase.md, 'Showcase'). */
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

/** Newest first, then by title. */
export const byNewest = (a: Case, b: Case): number =>
  b.created - a.created || a.title.localeCompare(b.title, 'en');

/**
 * The address of a case's picture, stable across builds.
 * @param number from 1
 */
export const casePicture = (slug: string, number: number): string =>
  `/assets/showcase/${slug}-${number}.svg`;
