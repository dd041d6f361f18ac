import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { PlacedCard, TableState } from '#contract/table-state.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import {
  neighbourCard,
  dotsLeft,
  endOf,
  groupsOn,
  indexBefore,
  neighbourIndex,
  participantName,
  notesOn,
  peopleAt,
  setAsideOn,
  waitingAt,
} from '#lib/tables/selectors.ts';

const GROUPS = [
  { group: 'know', name: 'What we know' },
  { group: 'fear', name: 'What we fear' },
];

const placed = (place: string, group: string | null = null, aside = false): PlacedCard => ({
  place,
  code: 'B12',
  face: 'up',
  group,
  aside,
});

const tableOf = (cards: readonly PlacedCard[], rest: Partial<TableState> = {}): TableState => ({
  ...NEW_TABLE,
  phase: 'open',
  groups: [...GROUPS],
  cards: [...cards],
  ...rest,
});

/** The table after a card was moved, as the server moves it. */
const moved = (state: TableState, place: string, group: string | null, index: number): TableState =>
  foldTable(state, { seq: state.seq + 1, at: 1, kind: 'moved', place, group, index });

const shown = (state: TableState, group: string | null): string[] =>
  (groupsOn(state).find((each) => each.group === group)?.cards ?? []).map(({ place }) => place);

test('cards stand in their groups, those in none last, those set aside apart', () => {
  const state = tableOf([placed('a'), placed('b', 'fear'), placed('c', null, true), placed('d')]);
  expect(groupsOn(state).map(({ name, cards }) => [name, cards.map(({ place }) => place)])).toEqual(
    [
      ['What we know', []],
      ['What we fear', ['b']],
      ['', ['a', 'd']],
    ],
  );
  expect(setAsideOn(state).map(({ place }) => place)).toEqual(['c']);
});

const Cards = fc
  .array(
    fc.record({
      group: fc.constantFrom(null, 'know', 'fear'),
      aside: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map(({ group, aside }, at) => placed(`p${at}`, group, aside)));

describe('a card, moved as the server counts,', () => {
  test.each([
    ['later', 1],
    ['earlier', -1],
  ] as const)('comes one %s among those that are shown', (_, by) => {
    fc.assert(
      fc.property(Cards, fc.nat(), (cards, pick) => {
        const state = tableOf(cards);
        const card = cards[pick % cards.length] ?? placed('none');
        const before = shown(state, card.group);
        const index = neighbourIndex(state, card, by);
        const at = before.indexOf(card.place);
        const target = before[at + by];
        const canMove = at !== -1 && target !== undefined;
        expect(index !== undefined).toBe(canMove);
        if (index === undefined) return;
        const wanted = before.with(at, target ?? '').with(at + by, card.place);
        expect(shown(moved(state, card.place, card.group, index), card.group)).toEqual(wanted);
      }),
    );
  });

  test('lies before the one that it is dropped on', () => {
    fc.assert(
      fc.property(Cards, fc.nat(), fc.nat(), (all, pick, on) => {
        const cards = all.map((card) => ({ ...card, aside: false }));
        const state = tableOf(cards);
        const card = cards[pick % cards.length] ?? placed('none');
        const target = cards[on % cards.length] ?? placed('none');
        fc.pre(card !== target);
        const after = moved(
          state,
          card.place,
          target.group,
          indexBefore(state, card.place, target),
        );
        const order = shown(after, target.group);
        expect(order[order.indexOf(target.place) - 1]).toBe(card.place);
      }),
    );
  });

  test('lies at the end of the group that it is dropped on', () => {
    fc.assert(
      fc.property(Cards, fc.nat(), fc.constantFrom(null, 'know', 'fear'), (all, pick, group) => {
        const cards = all.map((card) => ({ ...card, aside: false }));
        const state = tableOf(cards);
        const { place } = cards[pick % cards.length] ?? placed('none');
        const after = moved(state, place, group, endOf(state, group, place));
        expect(shown(after, group).at(-1)).toBe(place);
      }),
    );
  });
});

test('the light goes on from card to card as they are shown, and round', () => {
  const state = tableOf([placed('a'), placed('b', 'know'), placed('c', null, true)]);
  expect(neighbourCard(state, 'b', 1)?.place).toBe('a');
  expect(neighbourCard(state, 'a', 1)?.place).toBe('b');
  expect(neighbourCard(state, 'b', -1)?.place).toBe('a');
  expect(neighbourCard(state, 'c', 1)?.place).toBe('b');
  expect(neighbourCard(tableOf([]), 'a', 1)).toBeUndefined();
});

test('the notes on a card come in the order in which they were written', () => {
  const note = { text: '', named: true, proxy: false, hidden: false };
  const notes = {
    late: { ...note, place: 'a', at: 3 },
    early: { ...note, place: 'a', at: 1 },
    elsewhere: { ...note, place: 'b', at: 2 },
  };
  expect(notesOn(tableOf([placed('a')], { notes }), 'a').map(({ id }) => id)).toEqual([
    'early',
    'late',
  ]);
});

test('people are those who came in, hands first; who waits stands apart, and so do screens', () => {
  const guest = { name: '', screen: false, raised: false, ready: false };
  const guests = {
    kim: { ...guest, name: 'Kim', status: 'in' as const },
    ines: { ...guest, name: 'Ines', status: 'in' as const, raised: true },
    gone: { ...guest, name: 'Gone', status: 'left' as const },
    wall: { ...guest, name: 'Screen', status: 'in' as const, screen: true },
    door: { ...guest, name: 'Door', status: 'asked' as const },
  };
  const state = tableOf([], { guests });
  expect(peopleAt(state).map(({ id }) => id)).toEqual(['ines', 'kim']);
  expect(waitingAt(state).map(({ id }) => id)).toEqual(['door']);
  expect(['host', 'gone', 'nobody', undefined].map((id) => participantName(state, id))).toEqual([
    'Host',
    'Gone',
    '',
    '',
  ]);
  expect(participantName({ ...state, host: 'Rita' }, 'host')).toBe('Rita (host)');
});

test('nobody has fewer than no dots left, also when the host has taken some away', () => {
  const votes = { dots: {}, used: { kim: 5 }, shown: false, totals: {} };
  const state = tableOf([], { votes, settings: { ...NEW_TABLE.settings, votes: 3 } });
  expect([dotsLeft(state, 'kim'), dotsLeft(state, 'host')]).toEqual([0, 3]);
});
