import { Hono } from 'hono';

import { CARDS_PATH } from '#contract/card.ts';
import type { Deck } from '#server/deck/load.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { makeReadyAnswer, sendReady } from '#server/http/ready-answer.ts';

/**
 * The deck, read-only: `GET /cards` and `GET /cards/{code}` (spec section 7). Codes are taken in any
 * case.
 */
export const catalogueRoutes = (deck: Deck): Hono => {
  const list = makeReadyAnswer(deck.cards);
  const byCode = new Map(deck.cards.map((card) => [card.code, makeReadyAnswer(card)]));
  return new Hono()
    .get(CARDS_PATH, (c) => sendReady(c, list))
    .get(`${CARDS_PATH}/:code`, (c) => {
      const code = c.req.param('code').toUpperCase();
      const card = byCode.get(code);
      return card
        ? sendReady(c, card)
        : errorAnswer(c, 'not_found', `No card with the code ${code.slice(0, 40)}.`);
    });
};
