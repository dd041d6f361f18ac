import * as z from 'zod/mini';

import { OpenCard } from '#contract/open-deck.ts';
import { PAGE_PREFIX } from '#lib/shared/routes.ts';

/** The build's file with the public part of all cards. */
const OPEN_CARDS = `${PAGE_PREFIX}/assets/open-cards.json`;

const OpenCards = z.array(OpenCard);

/** The public part of all cards; `undefined` if the request fails. */
export const loadOpenCards = async (): Promise<readonly OpenCard[] | undefined> => {
  try {
    const answer = await fetch(OPEN_CARDS);
    return OpenCards.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
};
