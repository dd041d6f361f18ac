import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';

/** The outside of every card, for hands in links: the fields of contract/open-deck.ts and no others. */
export const GET: APIRoute = async () =>
  Response.json((await getCollection('card')).map(({ data }) => data));
