import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { CATEGORIES, type Card } from '#contract/cards.ts';
import { AddToHand } from '#islands/my-cards/AddToHand.tsx';
import { CardKeeping } from '#islands/my-cards/CardKeeping.tsx';
import { CardOfTheDay } from '#islands/cards/CardOfTheDay.tsx';
import { OpenCard } from '#islands/cards/OpenCard.tsx';
import { StreamLinks } from '#islands/cards/StreamLinks.tsx';
import { Tile, TileCount, TileList } from '#islands/cards/Tile.tsx';
import { Welcome } from '#islands/session/Welcome.tsx';
import { normaliseCard } from '#lib/cards/cards.ts';
import { cardOfTheDay } from '#lib/cards/daily.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { DRAWN_AT, drawFirst } from '#support/first/plain-document.ts';

import { jsx } from '../../../src/layouts/first/plain-jsx.ts';
import { bundleInlineScript } from '../../../scripts/inline-scripts.mjs';

const SCRIPT = await bundleInlineScript('src/layouts/first/card.tsx');
const DASH_SCRIPT = await bundleInlineScript('src/layouts/first/dash.tsx');
const deck = await loadTestDeck();

const drawCard = (known: unknown) => drawFirst(SCRIPT, '/cards/B12', known);

/** React's HTML of views at hydration. */
const htmlOf = (...views: ReactNode[]): string =>
  views.map((view) => renderToStaticMarkup(view)).join('');

/** The same of an open card. */
const island = (card: Card): string =>
  htmlOf(
    createElement(
      OpenCard,
      { card: normaliseCard(card) },
      createElement(CardKeeping, { code: card.code }),
    ),
  );

const XSS = `"><img src=x onerror=alert(1)><script>alert('1')</script>&amp;\u0000 javascript:alert(1)`;
const HEAD = { code: 'B12', title: 'A title', stream: 'empathy_nexus' };

/** Cards that no deck of ours has. */
const ODD: Card[] = [
  { ...HEAD, category: 'challgenge', identify: 'One' },
  {
    ...HEAD,
    category: 'later',
    stream: 'unknown_stream',
    some_field: 'Two',
    more: ['a', { b: 1 }],
  },
  { ...HEAD, category: 'quote', quotes: [{ body: 'Said', author: 'Ada' }, null] },
  { ...HEAD, category: 'constructor', toString: 'x' },
  ...CATEGORIES.map((category) => ({ ...HEAD, category })),
  { ...HEAD, title: XSS, category: XSS, stream: XSS, [XSS]: XSS },
  ...CATEGORIES.map(
    (category) =>
      Object.fromEntries(
        ['title', 'stream', 'identify', 'context', 'prompt', 'body', 'quotes', 'in_the_room']
          .map((name): [string, unknown] => [
            name,
            name === 'quotes' ? [{ body: XSS, author: XSS }] : XSS,
          ])
          .concat([
            ['code', 'B12'],
            ['category', category],
            ['minutes', XSS],
            ['group', 'pair'],
          ]),
      ) as Card,
  ),
];

test.each<Card>(deck.cards)('the card $code is drawn as the island renders it', async (card) => {
  expect(await drawCard(card)).toBe(island(card));
});

test.each(ODD)('an odd card is drawn as the island renders it: %o', async (card) => {
  expect(await drawCard(card)).toBe(island(card));
});

const DECKS = [
  ['of the tests', deck.cards],
  ['of odd cards', ODD],
] as const;

test.each(DECKS)('the deck %s is drawn as the island renders it', async (_, cards) => {
  const tiles = cards.map((card, place) =>
    createElement(Tile, { card: normaliseCard(card), key: place }),
  );
  const count = createElement(TileCount, { found: cards.length, of: cards.length });
  const list = createElement(TileList, {}, tiles);
  expect(await drawFirst(SCRIPT, '/cards', cards)).toBe(htmlOf(count, list));
});

test.each(DECKS)('the dashboard with the deck %s is drawn likewise', async (_, unchecked) => {
  const cards = unchecked.map(normaliseCard);
  const card = cardOfTheDay(cards, DRAWN_AT);
  const drawn = await drawFirst(DASH_SCRIPT, '/cards', unchecked);
  if (!card) throw new Error('The deck is empty.');
  const keep = createElement(AddToHand, { code: card.code });
  const table = { card, drawn: false };
  expect(drawn).toBe(
    htmlOf(
      createElement(Welcome, { person: { givenName: 'Ada', tier: [] } }),
      createElement(CardOfTheDay, { table }, keep),
      createElement(StreamLinks, { cards }),
    ),
  );
});

test.each([
  ['a deck that is too long', Array.from({ length: 97 }, () => deck.cards[0])],
  ['an empty deck', []],
  ['a deck with a card that is none', [deck.cards[0], {}]],
])('%s is left to the island', async (_, cards) => {
  expect(await drawFirst(SCRIPT, '/cards', cards)).toBeUndefined();
});

test.each([{ error: 'not_found' }, null, '<html>', [], { ...HEAD, category: ' ' }])(
  '%o is no card, and the page stays as it is',
  async (answer) => {
    expect(await drawCard(answer)).toBeUndefined();
  },
);

test.each([
  'javascript:alert(1)',
  ' \u0001JAVA\tscript:alert(1)',
  '\njava\r\nscript:alert(1)',
  'data:text/html,1',
  'https://dck.example/javascript:',
  '/browse/B12',
  'http://[',
])('an address is a script where it is one for React: %j', (address) => {
  const attributes = new Map<string, string>();
  const setAttribute = (name: string, value: string): unknown => attributes.set(name, value);
  vi.stubGlobal('document', { createElement: () => ({ setAttribute }) });
  jsx('a', { href: address });
  vi.unstubAllGlobals();
  const blocked = 'React has blocked a javascript: URL';
  expect(attributes.get('href')?.includes(blocked)).toBe(
    renderToStaticMarkup(createElement('a', { href: address })).includes(blocked),
  );
});
