import { getCollection, type CollectionEntry } from 'astro:content';

/** Returns the showcase cases in their order, without those of cards that the deck does not have. */
export const getShowcase = async (): Promise<CollectionEntry<'showcase'>[]> => {
  const codes = new Set((await getCollection('card')).map(({ id }) => id));
  return (await getCollection('showcase'))
    .filter(({ data }) => data.ideas.every(({ card }) => codes.has(card.id)))
    .toSorted((a, b) => a.data.order - b.data.order);
};
