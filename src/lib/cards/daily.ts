import type { Card } from '#contract/cards.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A prime step, so that the sequence visits every card before it repeats, whatever the deck's size. */
const STRIDE = 10_007;

/**
 * Returns the card of the day, the same for all users.
 * @param now ms since the epoch; the day changes at midnight UTC
 */
export const cardOfTheDay = (cards: readonly Card[], now: number): Card | undefined =>
  cards[(Math.floor(now / DAY) * STRIDE) % cards.length];

/** Returns the cards to draw from: all but the one shown. */
export const cardsToDraw = (cards: readonly Card[], seen?: string): readonly Card[] =>
  cards.filter(({ code }) => code !== seen);
