/** The showcase and the saved cases: which there are, and how saved ones are read and ordered. */

import type { Case } from '#contract/showcase.ts';

/** The five showcase cases (behaviour.md, 'Showcase'), in the order of the overview. */
export const SHOWCASE_SLUGS = [
  'shelter-system',
  'yoga-wheel',
  'learning-cards',
  'resistance-bands',
  'horse-halter',
] as const;
export type ShowcaseSlug = (typeof SHOWCASE_SLUGS)[number];

/** The slug of a showcase case, in any case of letters; `undefined` for every other text. */
export const parseShowcaseSlug = (raw: string): ShowcaseSlug | undefined =>
  SHOWCASE_SLUGS.find((slug) => slug === raw.toLowerCase());

/** The empty case: the same fields, blank (behaviour.md, 'Showcase'). */
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
