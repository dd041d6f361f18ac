/** The record of a table from its state (behaviour/tables.md, 'Record'). Pages and server share it. No DOM. */

import type {
  RecordAgreement,
  RecordCard,
  RecordNote,
  TableRecord,
} from '#contract/table-record.ts';
import type { PlacedCard, TableNote, TableState } from '#contract/table-state.ts';
import { agreementsOn, participantName, type KnownAgreement } from '#lib/tables/selectors.ts';

/** The fields of a card that a record shows. */
interface CardWords {
  readonly title: string;
  readonly category: string;
  readonly stream: string;
}

export interface RecordOptions {
  readonly code: string;
  /** Cards of the deck, by code. */
  readonly cards: ReadonlyMap<string, CardWords>;
  /** Ms since the epoch. */
  readonly now: number;
}

const toMoment = (ms: number): string => new Date(ms).toISOString();

/** The author's name; `undefined` for anonymous notes and for removed people. */
const authorOf = ({ author, named }: TableNote, state: TableState): string | undefined =>
  named && state.guests[author ?? '']?.status !== 'removed'
    ? participantName(state, author) || undefined
    : undefined;

const toNote = (id: string, note: TableNote, state: TableState): RecordNote => {
  const author = authorOf(note, state);
  return {
    text: note.text,
    ...(author && { author }),
    ...(note.proxy && { byHost: true }),
    ...(state.votes.shown && { votes: state.votes.totals[id] ?? 0 }),
    writtenAt: toMoment(note.at),
  };
};

/** Where a note is shown: its card, its group, its step, or else the table. */
const shelfOf = ({ cards, steps }: TableState) => {
  const onCards = new Set(cards.map(({ place }) => place));
  const onSteps = new Set(steps.map(({ place }) => place));
  return ({ group, place }: TableNote): string => {
    if (onCards.has(place)) return place;
    return group ?? (onSteps.has(place) ? place : '');
  };
};

/** Notes by card, group or step, oldest first, without hidden ones. */
const notesByShelf = (state: TableState): ReadonlyMap<string, RecordNote[]> => {
  const shelf = shelfOf(state);
  const notes = Map.groupBy(
    Object.entries(state.notes)
      .filter(([, { hidden }]) => !hidden)
      .toSorted(([, one], [, other]) => one.at - other.at),
    ([, note]) => shelf(note),
  );
  return new Map(
    Array.from(notes, ([place, own]) => [place, own.map(([id, note]) => toNote(id, note, state))]),
  );
};

const peopleOf = ({ guests }: TableState): Pick<TableRecord, 'people' | 'nameless'> => {
  const there = Object.values(guests).filter(
    ({ screen, status }) => !screen && (status === 'in' || status === 'left'),
  );
  const people = there.flatMap(({ name }) => (name === '' ? [] : [name]));
  return { people, nameless: there.length - people.length };
};

const toAgreement = ({ at, id: _id, ...agreement }: KnownAgreement): RecordAgreement => ({
  ...agreement,
  writtenAt: toMoment(at),
});

/**
 * The record of a table. Anonymous notes have no author, not even in their author's own copy, so that all
 * guests share one record.
 * @param state the redacted state of the viewer (`stateFor`)
 */
export const recordOf = (state: TableState, { cards, code, now }: RecordOptions): TableRecord => {
  const notes = notesByShelf(state);
  const notesOf = (shelf: string): RecordNote[] => notes.get(shelf) ?? [];
  const toCard = (placed: PlacedCard): RecordCard => {
    const card = placed.code === undefined ? undefined : cards.get(placed.code);
    return {
      ...(placed.code !== undefined && { code: placed.code }),
      ...(card && { title: card.title, category: card.category, stream: card.stream }),
      face: placed.face,
      ...(state.votes.shown && { votes: state.votes.totals[placed.place] ?? 0 }),
      notes: notesOf(placed.place),
    };
  };
  const toStep = (
    { before: _before, began, place, seen: _seen, took = 0, ...step }: TableState['steps'][number],
    index: number,
  ): TableRecord['steps'][number] => {
    const visit = index === state.step && state.stepAt !== null ? now - state.stepAt : 0;
    return {
      ...step,
      // Of a step of a run the instruction: the lines below it are for the room.
      ...(step.run && step.text !== undefined && { text: step.text.split('\n', 1)[0] }),
      beganAt: began === undefined ? null : toMoment(began),
      tookSeconds: began === undefined ? null : Math.round((took + Math.max(0, visit)) / 1000),
      notes: notesOf(place),
    };
  };
  const inUse = state.cards.filter(({ aside }) => !aside);
  const cardsOf = (wanted: string | null) =>
    inUse.filter(({ group }) => group === wanted).map(toCard);
  const loose = cardsOf(null);
  const { decisions, tasks } = agreementsOn(state);
  return {
    version: 1,
    code,
    source: state.source,
    settings: state.settings,
    openedAt: toMoment(state.openedAt),
    closedAt: state.closedAt === null ? null : toMoment(state.closedAt),
    writtenAt: toMoment(now),
    ...(state.host !== undefined && { host: state.host }),
    ...peopleOf(state),
    decisions: decisions.map(toAgreement),
    tasks: tasks.map(toAgreement),
    steps: state.steps.map(toStep),
    groups: [
      ...(loose.length > 0 ? [{ name: null, cards: loose, notes: [] }] : []),
      ...state.groups.map(({ group, name }) => ({
        name,
        cards: cardsOf(group),
        notes: notesOf(group),
      })),
    ],
    notes: notesOf(''),
    aside: state.cards.filter(({ aside }) => aside).map(toCard),
  };
};
