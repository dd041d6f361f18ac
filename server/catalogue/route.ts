import { Hono, type Context } from 'hono';

import * as m from '#messages';

import { ArticleList, ARTICLES_PATH } from '#contract/articles.ts';
import { CARDS_PATH } from '#contract/cards.ts';
import { EXERCISES_PATH } from '#contract/exercises.ts';
import { PERSONAS_PATH } from '#contract/journeys.ts';
import { RECIPES_PATH } from '#contract/recipes.ts';
import { SITUATIONS_PATH } from '#contract/situations.ts';
import type { DeckContent, DeckThings } from '#server/catalogue/load.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { preferredLanguage } from '#server/http/preferred-language.ts';
import { makeReadyAnswer, sendReady, type ReadyAnswer } from '#server/http/ready-answer.ts';

/**
 * Serialised answers by key, each made on its first request, so that the start does not wait for all of them.
 */
const answersBy = <Thing extends { readonly language?: string | undefined }>(
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
    const answer = makeReadyAnswer(thing, thing.language);
    made.set(key, answer);
    return answer;
  };
};

/** The answers of a deck in a language; without a language those of a deck that has only one. */
const answersIn = (things: DeckThings, language?: string) => {
  const ready = (list: unknown): ReadyAnswer => makeReadyAnswer(list, language);
  return {
    cards: ready(things.cards),
    exercises: ready(things.exercises),
    personas: ready(things.personas),
    recipes: ready(things.recipes),
    situations: ready(things.situations),
    articles: ready(ArticleList.parse(things.articles)),
    cardOf: answersBy(things.cards, ({ code }) => code),
    articleOf: answersBy(things.articles, ({ slug }) => slug),
  };
};

/**
 * Finds the answers in the language that a request prefers (RFC 9110, section 12.5.4), else in the main language:
 * `de-AT` finds `de`.
 */
const answersFor = (deck: DeckContent): ((c: Context) => ReturnType<typeof answersIn>) => {
  const { languages } = deck.facts;
  const [main = ''] = languages;
  if (languages.length === 1) {
    const only = answersIn(deck);
    return () => only;
  }
  const inMain = answersIn(deck, main);
  const others = new Map(
    Array.from(deck.translations, ([language, things]) => [language, answersIn(things, language)]),
  );
  return (c) =>
    others.get(preferredLanguage(c.req.header('Accept-Language'), languages) ?? main) ?? inMain;
};

/**
 * The read-only deck content: cards, exercises, personas and articles (spec section 7), recipes and
 * situations, in the language of the request. Codes and slugs are case-insensitive; the list of articles has no
 * bodies.
 */
export const catalogueRoutes = (deck: DeckContent): Hono => {
  const answers = answersFor(deck);
  return new Hono()
    .get(CARDS_PATH, (c) => sendReady(c, answers(c).cards))
    .get(`${CARDS_PATH}/:code`, (c) => {
      const code = c.req.param('code').toUpperCase();
      const card = answers(c).cardOf(code);
      return card
        ? sendReady(c, card)
        : errorAnswer(c, 'not_found', m.api_card_unknown({ code: code.slice(0, 40) }));
    })
    .get(EXERCISES_PATH, (c) => sendReady(c, answers(c).exercises))
    .get(PERSONAS_PATH, (c) => sendReady(c, answers(c).personas))
    .get(RECIPES_PATH, (c) => sendReady(c, answers(c).recipes))
    .get(SITUATIONS_PATH, (c) => sendReady(c, answers(c).situations))
    .get(ARTICLES_PATH, (c) => sendReady(c, answers(c).articles))
    .get(`${ARTICLES_PATH}/:slug`, (c) => {
      const slug = c.req.param('slug').toLowerCase();
      const article = answers(c).articleOf(slug);
      return article
        ? sendReady(c, article)
        : errorAnswer(c, 'not_found', m.api_article_unknown({ slug: slug.slice(0, 80) }));
    });
};
