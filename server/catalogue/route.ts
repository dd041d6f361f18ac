import { Hono } from 'hono';

import { ArticleList, ARTICLES_PATH } from '#contract/articles.ts';
import { CARDS_PATH } from '#contract/cards.ts';
import { EXERCISES_PATH } from '#contract/exercises.ts';
import { PERSONAS_PATH } from '#contract/journeys.ts';
import { RECIPES_PATH } from '#contract/recipes.ts';
import { SITUATIONS_PATH } from '#contract/situations.ts';
import type { Deck } from '#server/catalogue/load.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { makeReadyAnswer, sendReady } from '#server/http/ready-answer.ts';

/**
 * The deck and what is written about it, read-only: cards, exercises, personas and articles (spec
 * section 7), recipes and situations. Codes and slugs are taken in any case; the list of articles carries no bodies.
 */
export const catalogueRoutes = (deck: Deck): Hono => {
  const { cards, exercises, personas, articles } = deck;
  const cardList = makeReadyAnswer(cards);
  const exerciseList = makeReadyAnswer(exercises);
  const personaList = makeReadyAnswer(personas);
  const articleList = makeReadyAnswer(ArticleList.parse(articles));
  const recipeList = makeReadyAnswer(deck.recipes);
  const situationList = makeReadyAnswer(deck.situations);
  const byCode = new Map(cards.map((card) => [card.code, makeReadyAnswer(card)]));
  const bySlug = new Map(articles.map((article) => [article.slug, makeReadyAnswer(article)]));
  return new Hono()
    .get(CARDS_PATH, (c) => sendReady(c, cardList))
    .get(`${CARDS_PATH}/:code`, (c) => {
      const code = c.req.param('code').toUpperCase();
      const card = byCode.get(code);
      return card
        ? sendReady(c, card)
        : errorAnswer(c, 'not_found', `No card with the code ${code.slice(0, 40)}.`);
    })
    .get(EXERCISES_PATH, (c) => sendReady(c, exerciseList))
    .get(PERSONAS_PATH, (c) => sendReady(c, personaList))
    .get(RECIPES_PATH, (c) => sendReady(c, recipeList))
    .get(SITUATIONS_PATH, (c) => sendReady(c, situationList))
    .get(ARTICLES_PATH, (c) => sendReady(c, articleList))
    .get(`${ARTICLES_PATH}/:slug`, (c) => {
      const slug = c.req.param('slug').toLowerCase();
      const article = bySlug.get(slug);
      return article
        ? sendReady(c, article)
        : errorAnswer(c, 'not_found', `No article at ${slug.slice(0, 80)}.`);
    });
};
