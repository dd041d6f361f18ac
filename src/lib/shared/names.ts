/** The names that addresses hold: personas, articles, recipes, showcase cases. No DOM. */

import { fold } from './fold.ts';

/** A persona's name as an address holds it; `undefined` for what cannot be one, such as a long text. */
export const parsePersonaName = (raw: string): string | undefined => {
  const name = raw.normalize('NFC').trim();
  return /^[^/\\]{1,80}$/.test(name) ? name : undefined;
};

/** A persona's name as the address of their open page holds it: 'Zoë' → 'zoe'. */
export const parsePersonaKey = (raw: string): string | undefined => {
  const name = parsePersonaName(raw);
  return name === undefined ? undefined : fold(name);
};

/** The slug of an article or a recipe, in any case of letters; `undefined` for what cannot be one. */
export const parseSlug = (raw: string): string | undefined => {
  const slug = raw.toLowerCase();
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
};

/** The five showcase cases (behaviour/showcase.md, 'Showcase'), in the order of the overview. */
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
