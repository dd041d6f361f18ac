import { STREAMS, type Card } from '#contract/card.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * One card of every stream, another one each day, so that the dashboard invites without choosing
 * for good.
 * @param now ms since the epoch; the day changes at midnight UTC
 */
export const cardsOfTheDay = (cards: readonly Card[], now: number): readonly Card[] =>
  STREAMS.flatMap((stream) => {
    const own = cards.filter((card) => card.stream === stream);
    return own[Math.floor(now / DAY) % own.length] ?? [];
  });
