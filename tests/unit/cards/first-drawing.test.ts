import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { CATEGORIES, type Card } from '#contract/cards.ts';
import { CardKeeping } from '#islands/my-cards/CardKeeping.tsx';
import { OpenCard } from '#islands/cards/OpenCard.tsx';
import { normaliseCard } from '#lib/cards/cards.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { drawCard } from '#support/first/plain-document.ts';

import { jsx } from '../../../src/layouts/first/plain-jsx.ts';
import { bundleInlineScript } from '../../../scripts/inline-scripts.mjs';

const SCRIPT = await bundleInlineScript('src/layouts/first/card.tsx');
const deck = await loadTestDeck();

/** React's HTML of an open card at hydration. */
const island = (card: Card): string =>
  renderToStaticMarkup(
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
  expect(await drawCard(SCRIPT, card)).toBe(island(card));
});

test.each(ODD)('an odd card is drawn as the island renders it: %o', async (card) => {
  expect(await drawCard(SCRIPT, card)).toBe(island(card));
});

test.each([{ error: 'not_found' }, null, '<html>', [], { ...HEAD, category: ' ' }])(
  '%o is no card, and the page stays as it is',
  async (answer) => {
    expect(await drawCard(SCRIPT, answer)).toBeUndefined();
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
