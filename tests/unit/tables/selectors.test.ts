import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { PlacedCard, TableState } from '#contract/table-state.ts';
import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { foldTable, NEW_TABLE, stepPlace } from '#lib/tables/fold.ts';
import { faceDownName, placedName, readyWords } from '#lib/tables/page-selectors.ts';
import {
  neighbourCard,
  dotsGiven,
  dotsLeft,
  endOf,
  groupsOn,
  indexBefore,
  neighbourIndex,
  participantName,
  notesIn,
  notesOn,
  peopleAt,
  rankedNotes,
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

test('each card that lies face down has a name of its own', () => {
  const state = tableOf([placed('a'), placed('b', 'know')]);
  expect(['a', 'b'].map((place) => faceDownName(state, place))).toEqual([
    'Face-down card 1',
    'Face-down card 2',
  ]);
});

test('a card is named by its code and title as far as they are known, else by its number', () => {
  const card = placed('a');
  const state = tableOf([card]);
  const { code: _, ...unknown } = card;
  expect(placedName(state, card, 'Title')).toBe('B12 Title');
  expect(placedName(state, card)).toBe('B12');
  expect(placedName(state, unknown)).toBe('Face-down card 1');
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
  expect(readyWords(state)).toBe('');
  const kim = { ...guests.kim, ready: true };
  expect(readyWords({ ...state, guests: { ...guests, kim } })).toBe('1 of 2 ready');
  expect(['host', 'gone', 'nobody', undefined].map((id) => participantName(state, id))).toEqual([
    'Host',
    'Gone',
    '',
    '',
  ]);
  expect(participantName({ ...state, host: 'Rita' }, 'host')).toBe('Rita (host)');
});

test('nobody has fewer than no dots left, also when the host has taken some away', () => {
  const votes = { ...NEW_TABLE.votes, dots: { kim: { a: 5 } } };
  const state = tableOf([placed('a')], { votes, settings: { ...NEW_TABLE.settings, votes: 3 } });
  expect([dotsLeft(state, 'kim', 'card'), dotsLeft(state, 'host', 'card')]).toEqual([0, 3]);
});

describe('notes on no card', () => {
  const note = { text: 'a', named: true, proxy: false, hidden: false, at: 1 };
  const notes = {
    card: { ...note, place: 'a' },
    late: { ...note, place: WHOLE_TABLE, at: 2 },
    early: { ...note, place: stepPlace(1, 0) },
    known: { ...note, place: WHOLE_TABLE, group: 'know' },
  };
  const votes = {
    ...NEW_TABLE.votes,
    dots: { kim: { late: 2, gone: 9, a: 1 } },
    used: { kim: 12, lou: 1 },
  };
  const state = tableOf([placed('a')], {
    notes,
    votes,
    settings: { ...NEW_TABLE.settings, votes: 3 },
  });
  const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

  test('stand in their group, or together in the order of their writing', () => {
    expect(idsOf(notesIn(state, null))).toEqual(['early', 'late']);
    expect(idsOf(notesIn(state, 'know'))).toEqual(['known']);
  });

  test('are ranked with the notes on cards once the votes are shown', () => {
    expect(rankedNotes(state)).toEqual([]);
    const totals = { late: 2, card: 3, a: 1 };
    const now = { ...state, votes: { ...votes, shown: true, totals } };
    expect(idsOf(rankedNotes(now))).toEqual(['card', 'late']);
    expect(idsOf(notesIn(now, null))).toEqual(['late', 'early']);
  });

  test('have dots of their own, and a note that is gone gives its dots back', () => {
    expect([dotsLeft(state, 'kim', 'note'), dotsLeft(state, 'kim', 'card')]).toEqual([1, 2]);
    expect(dotsGiven(state)).toBe(4);
  });
});
