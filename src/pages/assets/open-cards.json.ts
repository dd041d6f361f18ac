import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';

/** Public fields of every card, for shared hands: those of contract/open-deck.ts only. */
export const GET: APIRoute = async () =>
  Response.json((await getCollection('card')).map(({ data }) => data));
