/** Selectors of a table's state for pages (behaviour/tables.md, 'Tables'). No DOM. */

import * as m from '#messages';

import type { Agreement, Guest, PlacedCard, TableNote, TableState } from '#contract/table-state.ts';
import { dotsUsed, type VoteKind } from '#lib/tables/votes.ts';

/** A group with its cards in their order; `group` is `null` for cards in none. */
export interface CardGroup {
  readonly group: string | null;
  readonly name: string;
  readonly cards: readonly PlacedCard[];
}

/** Groups in their order, then cards without a group; without the cards that are set aside. */
export const groupsOn = ({ cards, groups }: TableState): readonly CardGroup[] => {
  const lying = cards.filter(({ aside }) => !aside);
  const inGroup = (id: string | null) => lying.filter(({ group }) => group === id);
  return [
    ...groups.map(({ group, name }) => ({ group, name, cards: inGroup(group) })),
    { group: null, name: '', cards: inGroup(null) },
  ];
};

/** The cards that are set aside. */
export const setAsideOn = ({ cards }: TableState): readonly PlacedCard[] =>
  cards.filter(({ aside }) => aside);

/** The card at a place. */
export const cardAt = ({ cards }: TableState, place: string | null): PlacedCard | undefined =>
  cards.find((card) => card.place === place);

/** The card at an offset, in the order of display; wraps around at both ends. */
export const neighbourCard = (
  state: TableState,
  place: string,
  by: 1 | -1,
): PlacedCard | undefined => {
  const order = groupsOn(state).flatMap(({ cards }) => cards);
  const at = order.findIndex((card) => card.place === place);
  return at === -1 ? order[0] : order.at((at + by) % order.length);
};

/** The other cards of a group as the server counts them, with those set aside. */
const othersIn = ({ cards }: TableState, group: string | null, place: string) =>
  cards.filter((card) => card.group === group && card.place !== place);

/** The index that moves a card to the end of a group. */
export const endOf = (state: TableState, group: string | null, place: string): number =>
  othersIn(state, group, place).length;

/** The index that moves a card before another one. */
export const indexBefore = (state: TableState, place: string, target: PlacedCard): number =>
  othersIn(state, target.group, place).indexOf(target);

/** The index that moves a card by one within its displayed group; `undefined` at its end. */
export const neighbourIndex = (
  state: TableState,
  card: PlacedCard,
  by: 1 | -1,
): number | undefined => {
  const shown = state.cards.filter(({ aside, group }) => group === card.group && !aside);
  const at = shown.findIndex(({ place }) => place === card.place);
  const beside = at === -1 ? undefined : shown[at + by];
  return beside && indexBefore(state, card.place, beside) + (by === 1 ? 1 : 0);
};

export interface PlacedNote extends TableNote {
  readonly id: string;
}

const notesWhere = (
  { notes, votes }: TableState,
  is: (note: TableNote) => boolean,
): readonly PlacedNote[] =>
  Object.entries(notes)
    .filter(([, note]) => is(note))
    .map(([id, note]): PlacedNote => Object.assign({ id }, note))
    .toSorted(
      (one, other) =>
        (votes.totals[other.id] ?? 0) - (votes.totals[one.id] ?? 0) ||
        one.at - other.at ||
        (one.id < other.id ? -1 : 1),
    );

/** All notes, in the same order as those of a card. */
export const allNotesOn = (state: TableState): readonly PlacedNote[] =>
  notesWhere(state, () => true);

/** The notes on a card: most votes first once they are shown, then oldest first. */
export const notesOn = (state: TableState, place: string): readonly PlacedNote[] =>
  notesWhere(state, (note) => note.place === place);

/**
 * The notes in a group, in the same order, and those on no card and in no group.
 * @param group `null` for no group
 */
export const notesIn = (state: TableState, group: string | null): readonly PlacedNote[] => {
  const places = new Set(state.cards.map(({ place }) => place));
  return notesWhere(state, (note) =>
    group === null ? note.group === undefined && !places.has(note.place) : note.group === group,
  );
};

/** The notes with votes, most votes first; empty until the votes are shown. */
export const rankedNotes = (state: TableState): readonly PlacedNote[] =>
  Object.values(state.votes.totals).some((dots) => dots > 0)
    ? allNotesOn(state).filter(({ id }) => (state.votes.totals[id] ?? 0) > 0)
    : [];

export interface KnownAgreement extends Agreement {
  readonly id: string;
}

/** Decisions, and tasks, which say who or until when; each oldest first. */
export const agreementsOn = ({ agreements }: TableState) => {
  const all = Object.entries(agreements)
    .map(([id, agreement]): KnownAgreement => Object.assign({ id }, agreement))
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const isTask = ({ until, who }: Agreement): boolean => Boolean(who ?? until);
  return {
    decisions: all.filter((agreement) => !isTask(agreement)),
    tasks: all.filter(isTask),
  };
};

/** The dots of a participant on a card or a note. */
export const dotsOn = ({ votes }: TableState, person: string, target: string): number =>
  votes.dots[person]?.[target] ?? 0;

/** The unused dots of a participant, of those for cards or for notes. */
export const dotsLeft = (state: TableState, person: string, kind: VoteKind): number =>
  Math.max(0, state.settings.votes - dotsUsed(state, person, kind));

export interface GuestEntry extends Guest {
  readonly id: string;
}

const sittersOf = ({ guests }: TableState, status: Guest['status']): readonly GuestEntry[] =>
  Object.entries(guests)
    .filter(([, guest]) => guest.status === status)
    // The stored name of a screen is in one language.
    .map(([id, guest]): GuestEntry =>
      Object.assign({ id }, guest, guest.screen && { name: m.tables_screen_name() }),
    );

/** The people at the table without the host, raised hands first. */
export const peopleAt = (state: TableState): readonly GuestEntry[] =>
  sittersOf(state, 'in')
    .filter(({ screen }) => !screen)
    .toSorted((one, other) => Number(other.raised) - Number(one.raised));

/** The screens that show the table. */
export const screensAt = (state: TableState): readonly GuestEntry[] =>
  sittersOf(state, 'in').filter(({ screen }) => screen);

/** Guests and screens that wait for admission. */
export const waitingAt = (state: TableState): readonly GuestEntry[] => sittersOf(state, 'asked');

/** The host's name; `the host` if it is not known. */
export const hostName = ({ host }: Pick<TableState, 'host'>): string => host ?? m.tables_the_host();

/** A participant's name; empty once it is deleted, and for anonymous authors. */
export const participantName = (state: TableState, person: string | undefined): string => {
  if (person === undefined) return '';
  if (person !== 'host') return state.guests[person]?.name ?? '';
  return state.host === undefined ? m.tables_host() : m.tables_host_named({ name: state.host });
};

/** Number of dots given by all participants; of others, a guest knows only how many they were at their last vote. */
export const dotsGiven = (state: TableState): number =>
  Object.entries(state.votes.used).reduce(
    (sum, [person, used]) => sum + (state.votes.dots[person] ? dotsUsed(state, person) : used),
    0,
  );
