/** The names that addresses hold: personas, articles, showcase cases. No DOM. */

import { fold } from './fold.ts';

const LONGEST_NAME = 80;

/** A persona's name as an address holds it; `undefined` for what cannot be one. */
export const parsePersonaName = (raw: string): string | undefined => {
  const name = raw.normalize('NFC').trim();
  return name !== '' && name.length <= LONGEST_NAME && !/[/\\]/.test(name) ? name : undefined;
};

/** A persona's name as the address of their open page holds it: 'Zoë' → 'zoe'. */
export const parsePersonaKey = (raw: string): string | undefined => {
  const name = parsePersonaName(raw);
  return name === undefined ? undefined : fold(name);
};

/** An article's slug, in any case of letters; `undefined` for what cannot be one. */
export const parseArticleSlug = (raw: string): string | undefined => {
  const slug = raw.toLowerCase();
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
};

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
