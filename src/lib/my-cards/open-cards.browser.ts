import * as z from 'zod/mini';

import { OpenCard } from '#contract/open-deck.ts';

/** Where the build has put what is printed on the outside of every card. */
const OPEN_CARDS = '/assets/open-cards.json';

const OpenCards = z.array(OpenCard);

/** The outside of every card; `undefined` where it does not come. */
export const loadOpenCards = async (): Promise<readonly OpenCard[] | undefined> => {
  try {
    const answer = await fetch(OPEN_CARDS);
    return OpenCards.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
};
