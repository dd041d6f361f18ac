import { expect, test } from 'vitest';

import type { EventBody } from '#contract/table-events.ts';
import type { Guest, TableState } from '#contract/table-state.ts';
import { announce } from '#lib/tables/announce.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';

const KIM = '11111111-1111-4111-8111-111111111111';
const PLACE = '22222222-2222-4222-8222-222222222222';
const NOTE = '33333333-3333-4333-8333-333333333333';
const TITLES: Readonly<Record<string, string>> = { B12: 'Empathy map', T14: 'Five whys' };

const guest: Guest = { name: 'Kim', status: 'in', screen: false, raised: false, ready: false };
const withCard: TableState = {
  ...NEW_TABLE,
  phase: 'open',
  guests: { [KIM]: guest },
  cards: [{ place: PLACE, code: 'B12', face: 'up', group: null, aside: false }],
  steps: [
    { minutes: 5, title: 'Look', place: PLACE, seen: true },
    { minutes: 5, card: 'B12', place: PLACE, seen: false },
    { minutes: 5, text: 'Say it. Then wait.', place: PLACE, seen: false },
  ],
};

/** The announcement of an event. */
const said = (
  body: EventBody & { by?: string },
  { before = withCard, me }: { before?: TableState; me?: string } = {},
) => {
  const event = { seq: before.seq + 1, at: 0, ...body };
  const titleOf = (code: string) => TITLES[code];
  return announce(event, { before, after: foldTable(before, event), titleOf, me });
};

const card = (code: string, face: 'up' | 'down' = 'up') => ({
  place: code,
  face,
  group: null,
  ...(face === 'up' && { code }),
});

test.each<[string, EventBody]>([
  ['“Five whys” was laid.', { kind: 'laid', cards: [card('T14')] }],
  ['“Five whys”, “X01” were laid.', { kind: 'laid', cards: [card('T14'), card('X01')] }],
  ['4 cards were laid.', { kind: 'laid', cards: ['A', 'B', 'C', 'D'].map((code) => card(code)) }],
  ['A card was laid face down.', { kind: 'laid', cards: [card('T14', 'down')] }],
  ['A card was turned down.', { kind: 'turned', place: PLACE, face: 'down', code: null }],
  ['“Empathy map” was turned up.', { kind: 'turned', place: PLACE, face: 'up', code: 'B12' }],
  ['“Empathy map” is on screen.', { kind: 'lit', place: PLACE }],
  ['Votes are shown.', { kind: 'votesShown', shown: true, totals: {} }],
  ['Kim has a hand up.', { kind: 'raised', guest: KIM, up: true }],
  ['Step 1: Look.', { kind: 'stepped', index: 0 }],
  ['Step 2: Empathy map.', { kind: 'went', index: 1, light: null, timer: null }],
  [
    'Step 3: Say it. The timer runs.',
    { kind: 'went', index: 2, light: null, timer: { ms: 60_000, endsAt: 60_000 } },
  ],
  ['This table has 2 steps now.', { kind: 'coursed', after: 1, steps: [{ minutes: 5 }] }],
  ['The table is called “Monday” now.', { kind: 'titled', title: 'Monday' }],
  ['The timer runs.', { kind: 'timed', timer: { ms: 60_000, endsAt: 60_000 } }],
  ['The timer was stopped.', { kind: 'timed', timer: null }],
  ['The table is locked.', { kind: 'set', settings: { locked: true } }],
  ['The table was closed.', { kind: 'closed' }],
])('people who listen hear: %s', (words, body) => {
  expect(said(body)).toBe(words);
});

test('a raised hand is not told to its owner, whose button says so', () => {
  expect(said({ kind: 'raised', guest: KIM, up: true }, { me: KIM })).toBeUndefined();
});

const mine: EventBody = {
  kind: 'noted',
  note: NOTE,
  place: PLACE,
  text: 'Mine',
  author: KIM,
  named: true,
  proxy: false,
  written: 0,
};
const withMine = foldTable(withCard, { seq: withCard.seq + 1, at: 0, ...mine });

test('a note of one’s own is confirmed, and so is its change', () => {
  expect([said(mine, { me: KIM }), said(mine, { me: KIM, before: withMine })]).toEqual([
    'Note added.',
    'Note saved.',
  ]);
});

test('a vote says once how many dots are there and how many are left', () => {
  const vote: EventBody = { kind: 'voted', voter: KIM, place: PLACE, dots: 2, used: 2 };
  const before = { ...withCard, settings: { ...withCard.settings, votes: 3 } };
  expect([
    said(vote, { before, me: KIM }),
    said({ ...vote, by: 'host' }, { before }),
    said({ ...vote, by: KIM }, { before }),
  ]).toEqual(['2 dots here, 1 left.', '2 dots here, 1 left.', undefined]);
});

test('the host, too, hears what was decided', () => {
  expect(said({ kind: 'agreed', agreement: NOTE, text: 'We begin', written: 0 })).toBe(
    'Decided: We begin',
  );
});

test('time that is added to a timer is told as such', () => {
  const before = { ...withCard, timer: { ms: 60_000, endsAt: 60_000 } };
  const timer = { ms: 120_000, endsAt: 120_000 };
  expect(said({ kind: 'timed', timer }, { before })).toBe('Time was added.');
});

test.each<EventBody>([
  { kind: 'passed' },
  { kind: 'voted', voter: KIM, used: 1 },
  { kind: 'moved', place: PLACE, group: null, index: 0 },
])('nobody is interrupted for $kind', (body) => {
  expect(said(body)).toBeUndefined();
});
