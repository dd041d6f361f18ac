import { expect, test } from 'vitest';

import { OpenArticle, OpenCard, OpenFacts, OpenPersona, OpenSample } from '#contract/open-deck.ts';

import { openPages, readOpenDeck } from '../../../scripts/open-deck.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

/** A change of this list is a decision: docs/decisions/0019. */
const OPEN = {
  facts: [
    'box',
    'cards',
    'care',
    'categories',
    'edition',
    'languages',
    'name',
    'profiles',
    'sample',
    'samples',
    'sold',
    'streams',
    'title',
  ],
  card: ['category', 'code', 'stream', 'title'],
  sample: ['category', 'code', 'fields', 'stream', 'title'],
  article: ['description', 'image', 'slug', 'title'],
  journey: ['descriptor', 'name'],
} as const;

test('the open fields of the deck are these and no others', () => {
  expect({
    facts: Object.keys(OpenFacts.shape).toSorted(),
    card: Object.keys(OpenCard.shape).toSorted(),
    sample: Object.keys(OpenSample.shape).toSorted(),
    article: Object.keys(OpenArticle.shape).toSorted(),
    journey: Object.keys(OpenPersona.shape).toSorted(),
  }).toEqual(OPEN);
});

test.each(['facts', 'card', 'sample', 'article', 'journey'] as const)(
  'the build gets no field of a %s but the open ones',
  async (kind) => {
    const things = [...(await readOpenDeck())[kind].values()];
    const names = new Set(things.flatMap((thing) => Object.keys(thing)));
    expect([...names].toSorted()).toEqual(OPEN[kind]);
  },
);

test('every card, article and persona has an open page', async () => {
  const { cards, articles, personas } = await loadTestDeck();
  const pages = openPages(await readOpenDeck());
  expect(pages.size).toBe(cards.length + articles.length + personas.length);
  expect(pages).toContain('/c/B12/index.html');
  expect(pages).toContain('/a/paper-first/index.html');
  expect(pages).toContain('/j/ines/index.html');
});
