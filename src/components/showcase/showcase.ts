import { getCollection, type CollectionEntry } from 'astro:content';

import { SHOWCASE_SLUGS } from '#lib/shared/names.ts';

/**
 * Returns the showcase cases in the order of the overview, without those of cards that the deck does not have.
 * @throws Error where a case is missing, which fails the build
 */
export const getShowcase = async (): Promise<CollectionEntry<'showcase'>[]> => {
  const entries = await getCollection('showcase');
  const codes = new Set((await getCollection('card')).map(({ id }) => id));
  return SHOWCASE_SLUGS.map((slug) => {
    const entry = entries.find(({ id }) => id === slug);
    if (!entry) throw new Error(`src/content/showcase/${slug}.yaml is missing`);
    return entry;
  }).filter(({ data }) => data.ideas.every(({ card }) => codes.has(card.id)));
};
