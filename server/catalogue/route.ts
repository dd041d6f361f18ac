import { Hono } from 'hono';

import { ArticleList, ARTICLES_PATH } from '#contract/articles.ts';
import { CARDS_PATH } from '#contract/cards.ts';
import { EXERCISES_PATH } from '#contract/exercises.ts';
import { PERSONAS_PATH } from '#contract/journeys.ts';
import { RECIPES_PATH } from '#contract/recipes.ts';
import { SITUATIONS_PATH } from '#contract/situations.ts';
import type { DeckContent } from '#server/catalogue/load.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { makeReadyAnswer, sendReady, type ReadyAnswer } from '#server/http/ready-answer.ts';

/**
 * Serialised answers by key, each made on its first request, so that the start does not wait for all of them.
 */
const answersBy = <Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): ((key: string) => ReadyAnswer | undefined) => {
  const byKey = new Map(things.map((thing) => [keyOf(thing), thing]));
  const made = new Map<string, ReadyAnswer>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const thing = byKey.get(key);
    if (thing === undefined) return undefined;
    const answer = makeReadyAnswer(thing);
    made.set(key, answer);
    return answer;
  };
};

/**
 * The read-only deck content: cards, exercises, personas and articles (spec section 7), recipes and
 * situations. Codes and slugs are case-insensitive; the list of articles has no bodies.
 */
export const catalogueRoutes = (deck: DeckContent): Hono => {
  const { cards, exercises, personas, articles } = deck;
  const cardList = makeReadyAnswer(cards);
  const exerciseList = makeReadyAnswer(exercises);
  const personaList = makeReadyAnswer(personas);
  const articleList = makeReadyAnswer(ArticleList.parse(articles));
  const recipeList = makeReadyAnswer(deck.recipes);
  const situationList = makeReadyAnswer(deck.situations);
  const cardOf = answersBy(cards, ({ code }) => code);
  const articleOf = answersBy(articles, ({ slug }) => slug);
  return new Hono()
    .get(CARDS_PATH, (c) => sendReady(c, cardList))
    .get(`${CARDS_PATH}/:code`, (c) => {
      const code = c.req.param('code').toUpperCase();
      const card = cardOf(code);
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
      const article = articleOf(slug);
      return article
        ? sendReady(c, article)
        : errorAnswer(c, 'not_found', `No article at ${slug.slice(0, 80)}.`);
    });
};
