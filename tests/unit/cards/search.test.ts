import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CATEGORIES, STREAMS } from '#contract/cards.ts';
import { lookAlikeOf } from '#lib/cards/look-alikes.ts';
import { findCards, filterQuery, lineFor, parseFilter } from '#lib/cards/search.ts';
import { neighboursOf } from '#lib/shared/neighbours.ts';
import { withLanguage } from '#server/shared/language.ts';

const quiet = {
  code: 'B12',
  title: 'Quiet rule',
  category: 'challenge',
  stream: 'breakthrough_matrix',
  identify: 'Ask three people.',
};

const cards = [
  quiet,
  {
    code: 'S12',
    title: 'Inês waits',
    category: 'quote',
    stream: 'empathy_nexus',
    quotes: [{ body: 'Look twice', author: 'A. Nonym' }],
  },
  {
    code: 'E14',
    title: 'The verb',
    category: 'theory',
    stream: 'empathy_nexus',
    definition: 'People act.',
  },
];

const found = (search: string) =>
  findCards(cards, parseFilter(search)).map(({ card }) => card.code);

/** The line of the only card found, its marked words in brackets. */
const shownLine = (text: string) => {
  const [only] = findCards(cards, { text });
  const line = only && lineFor(only.card, text);
  return line?.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');
};

test.each([
  ['', ['B12', 'S12', 'E14']],
  ['?q=people', ['B12', 'E14']],
  ['?q=PEOPLE ask', ['B12']],
  ['?q=ines', ['S12']],
  ['?q=nonym', ['S12']],
  ['?q=e14', ['E14']],
  ['?stream=empathy_nexus', ['S12', 'E14']],
  ['?stream=empathy_nexus&category=theory', ['E14']],
  ['?stream=nowhere', ['B12', 'S12', 'E14']],
  ['?q=nothing+like+it', []],
  ['?q=empathy', ['S12', 'E14']],
  ['?q=Look,+twice!', ['S12']],
  ['?q=epople', ['B12', 'E14']],
  ['?q=qiet', ['B12']],
  ['?q=vreb', []],
])('%j finds %j', (search, codes) => {
  expect(found(search)).toEqual(codes);
});

const german = {
  code: 'B12',
  title: 'Überraschung in der Straße',
  category: 'challenge',
  stream: 'breakthrough_matrix',
  language: 'de',
  identify: 'Jedes Büro hat eine Tür. Öffnet sie, auch im Erdgeschoss.',
};

test.each(
  [
    'Überraschung',
    'ueberraschung',
    'uberraschung',
    'überr',
    'UEBERR',
    'straße',
    'strasse',
    'STRASSE',
    'buero',
    'oeffnet',
    'erdgeschoß',
    'U\u0308berraschung',
  ].map((text) => [text]),
)('a German card is found by %j, without a typing error', (text) => {
  expect(findCards([german], { text })).toEqual([{ card: german, exact: true }]);
});

test.each([
  ['buero', 'Jedes [Büro] hat'],
  ['oeffn', '[Öffnet] sie'],
  ['erdgeschoß', 'im [Erdgeschoss].'],
])('the line for %j marks the word as it is written', (text, line) => {
  const shown = lineFor(german, text)?.map((part) => (part.marked ? `[${part.text}]` : part.text));
  expect(shown?.join('')).toContain(line);
});

test('a card is found by the name of its category that is shown, and by no other', () => {
  const counts = withLanguage('de', () =>
    ['Herausforderung', 'challenge'].map((text) => findCards([{ ...quiet }], { text }).length),
  );
  expect(counts).toEqual([1, 0]);
});

test('a word with an umlaut finds the word without', () => {
  const mueller = { ...german, code: 'B13', title: 'Mr Muller', identify: 'Tests.' };
  expect(findCards([mueller], { text: 'Müller' })).toEqual([{ card: mueller, exact: true }]);
});

test('words with the letters of an umlaut are no other words', () => {
  const poet = { ...german, code: 'B13', title: 'Poet', identify: 'Blue.' };
  expect(['pot', 'pöt'].map((text) => findCards([poet], { text }).length)).toEqual([0, 0]);
});

test('a card with the word comes before one with a word like it', () => {
  const near = { ...quiet, code: 'A01', identify: 'A sad twyst.' };
  const exact = { ...quiet, code: 'Z99', identify: 'A sad twist.' };
  const codes = findCards([near, exact], { text: 'twist' }).map(({ card }) => card.code);
  expect(codes).toEqual(['Z99', 'A01']);
});

describe('the line of a result', () => {
  test.each([
    ['people rule', 'Ask three [people].'],
    ['twice', 'Look [twice]'],
    ['nonim', 'A. [Nonym]'],
    ['leadership', undefined],
    ['quiet', undefined],
    ['b12', undefined],
  ])('for %j is %j', (text, line) => {
    expect(shownLine(text)).toBe(line);
  });

  test('is cut at words, with the word in it', () => {
    const long = `${'before '.repeat(20)}kernel${' after'.repeat(20)}`;
    const parts = lineFor({ ...quiet, identify: long }, 'kernel');
    const line = parts?.map(({ text }) => text).join('') ?? '';
    expect(line).toMatch(/^… (?:before )+kernel(?: after)+ …$/);
    expect(line.length).toBeLessThan(90);
  });
});

test('a filter survives the way through an address', () => {
  const filter = fc.record({
    text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    stream: fc.constantFrom(...STREAMS),
    category: fc.constantFrom(...CATEGORIES),
    time: fc.constantFrom('5', '90', 'days'),
    people: fc.constantFrom('alone', 'pair', 'group'),
    when: fc.constantFrom('room', 'week', 'quarter'),
    start: fc.constantFrom('round-and-round', 'nowhere'),
  });
  fc.assert(
    fc.property(filter, (wanted) => {
      expect(parseFilter(filterQuery(wanted))).toEqual(wanted);
    }),
  );
});

describe('neighbours', () => {
  test.each([
    ['B12', undefined, 'S12'],
    ['S12', 'B12', 'E14'],
    ['E14', 'S12', undefined],
    ['XXX', undefined, undefined],
  ])('of %s are %s and %s', (code, previous, next) => {
    const neighbours = neighboursOf(cards, (card) => card.code === code);
    expect([neighbours.previous?.code, neighbours.next?.code]).toEqual([previous, next]);
  });
});

test.each([
  ['BI2', 'B12'],
  ['812', 'B12'],
  ['BL2', 'B12'],
  ['5IZ', 'S12'],
  ['B12', undefined],
  ['B24', undefined],
])('%s looks like %s', (code, like) => {
  expect(lookAlikeOf(code, ['B12', 'S12', 'E14'])).toBe(like);
});
