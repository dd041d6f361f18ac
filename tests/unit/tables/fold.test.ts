import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { EventBody } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { foldAll, foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { History, inOrder, uuid } from '#support/tables/histories.ts';
import { readTypedCode } from '#lib/tables/typed-code.ts';

const fold = (...bodies: readonly EventBody[]): TableState =>
  inOrder(bodies).reduce(foldTable, NEW_TABLE);

const lay = (...numbers: number[]): EventBody => ({
  kind: 'laid',
  cards: numbers.map((number) => ({
    place: uuid(number),
    code: `B0${number}`,
    face: 'up',
    group: null,
  })),
});
const move = (number: number, group: string | null, index: number): EventBody => ({
  kind: 'moved',
  place: uuid(number),
  group,
  index,
});
const GROUP: EventBody = { kind: 'grouped', group: uuid(20), name: 'Now' };
const codesOf = ({ cards }: TableState, group: string | null): (string | undefined)[] =>
  cards.filter((card) => card.group === group).map(({ code }) => code);

describe('a card that is moved', () => {
  test.each([
    ['to the front', [lay(1, 2, 3), move(3, null, 0)], ['B03', 'B01', 'B02']],
    ['between two others', [lay(1, 2, 3), move(1, null, 1)], ['B02', 'B01', 'B03']],
    ['past the end', [lay(1, 2, 3), move(1, null, 99)], ['B02', 'B03', 'B01']],
    ['to a group that is not there', [lay(1, 2), move(1, uuid(20), 0)], ['B01', 'B02']],
  ])('%s stands there', (_where, events, codes) => {
    expect(codesOf(fold(...events), null)).toEqual(codes);
  });

  test('into a group stands at its place there', () => {
    const state = fold(lay(1, 2, 3), GROUP, move(1, uuid(20), 0), move(3, uuid(20), 0));
    expect(codesOf(state, uuid(20))).toEqual(['B03', 'B01']);
  });
});

test('the cards of a group that is dissolved stay on the table', () => {
  const state = fold(lay(1), GROUP, move(1, uuid(20), 0), { kind: 'ungrouped', group: uuid(20) });
  expect(codesOf(state, null)).toEqual(['B01']);
});

test('a card that is laid twice lies there once', () => {
  expect(fold(lay(1), lay(1)).cards).toHaveLength(1);
});

test('whoever was refused at the door leaves no trace', () => {
  const guest = uuid(1);
  const state = fold(
    { kind: 'asked', guest, name: 'Kim', screen: false },
    { kind: 'removed', guest },
  );
  expect(state.guests).toEqual({});
});

test('the votes of somebody who is removed do not count', () => {
  const guest = uuid(1);
  const state = fold(
    { kind: 'joined', guest, name: 'Kim', screen: false },
    lay(2),
    { kind: 'voted', voter: guest, place: uuid(2), dots: 2, used: 2 },
    { kind: 'removed', guest },
  );
  expect(state.votes).toMatchObject({ dots: {}, used: {} });
});

test('a new step finds nobody ready', () => {
  const guest = uuid(1);
  const state = fold(
    {
      kind: 'opened',
      source: { kind: 'empty' },
      settings: NEW_TABLE.settings,
      steps: [{ minutes: 5 }],
    },
    { kind: 'joined', guest, name: 'Kim', screen: false },
    { kind: 'readied', guest, ready: true },
    { kind: 'stepped', index: 0 },
  );
  expect(state.guests[guest]?.ready).toBe(false);
});

test('a new step ends the timer of the step before', () => {
  const state = fold(
    {
      kind: 'opened',
      source: { kind: 'empty' },
      settings: NEW_TABLE.settings,
      steps: [{ minutes: 5 }, { minutes: 0 }],
    },
    { kind: 'stepped', index: 0 },
    { kind: 'timed', timer: { ms: 60_000, endsAt: 90_000 } },
    { kind: 'stepped', index: 1 },
  );
  expect(state.timer).toBeNull();
});

test('the time of a step adds up over its visits, and ends with the table', () => {
  const open: EventBody = {
    kind: 'opened',
    source: { kind: 'empty' },
    settings: NEW_TABLE.settings,
    steps: [{ minutes: 5 }, { minutes: 5 }],
  };
  const step = (index: number | null): EventBody => ({ kind: 'stepped', index });
  // An event every millisecond.
  const state = fold(open, step(0), lay(1), step(1), step(0), step(null), step(1), {
    kind: 'closed',
  });
  expect(state.steps.map(({ began, took }) => [began, took])).toEqual([
    [1001, 3],
    [1003, 2],
  ]);
  expect(state.stepAt).toBeNull();
});

test('a note leaves a group that is dissolved, and keeps its group when it is edited', () => {
  const noted = (text: string): EventBody => ({
    kind: 'noted',
    note: uuid(3),
    place: WHOLE_TABLE,
    text,
    named: true,
    proxy: false,
    written: 1,
  });
  const sorted = fold(
    GROUP,
    noted('a'),
    { kind: 'sorted', note: uuid(3), group: uuid(20) },
    noted('b'),
  );
  expect(sorted.notes[uuid(3)]).toMatchObject({ text: 'b', group: uuid(20) });
  const dissolved = foldTable(sorted, {
    seq: sorted.seq + 1,
    at: 1,
    kind: 'ungrouped',
    group: uuid(20),
  });
  expect(dissolved.notes[uuid(3)]).not.toHaveProperty('group');
});

describe('events that are folded together', () => {
  test('come to the same as one after the other', () => {
    fc.assert(
      fc.property(History, (events) => {
        expect(foldAll(NEW_TABLE, events)).toEqual(events.reduce(foldTable, NEW_TABLE));
      }),
    );
  });

  test('leave the table that they begin with as it was', () => {
    fc.assert(
      fc.property(History, fc.nat({ max: 40 }), (events, from) => {
        const before = foldAll(NEW_TABLE, events.slice(0, from));
        const copy = structuredClone(before);
        foldAll(before, events.slice(from));
        expect(before).toEqual(copy);
      }),
    );
  });
});

test.each([
  ['k7m-2xd', 'K7M2XD'],
  [' K7M 2XD ', 'K7M2XD'],
  ['K7M2X', undefined],
  ['K7M2XO', 'K7M2XD'],
  ['kz1s-6b', 'K27568'],
  ['K7M2XE', undefined],
])('%j typed as a table’s code is %j', (typed, code) => {
  expect(readTypedCode(typed)).toBe(code);
});
