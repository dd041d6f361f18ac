import type { Card } from '#contract/cards.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Steps through a deck of any size without coming back soon; prime, so that it meets every card. */
const STRIDE = 10_007;

/**
 * The card of the day: the same for everybody, another one each day.
 * @param now ms since the epoch; the day changes at midnight UTC
 */
export const cardOfTheDay = (cards: readonly Card[], now: number): Card | undefined =>
  cards[(Math.floor(now / DAY) * STRIDE) % cards.length];

/** The cards that may be drawn: all but the one just seen. */
export const cardsToDraw = (cards: readonly Card[], seen?: string): readonly Card[] =>
  cards.filter(({ code }) => code !== seen);
