import type { DeckCard } from '#contract/deck-card.ts';
import type { RecordCard, RecordNote, TableRecord } from '#contract/table-record.ts';
import type { PlacedCard, TableNote, TableState } from '#contract/table-state.ts';

export interface RecordOptions {
  readonly code: string;
  /** Cards of the deck, by code. */
  readonly cards: ReadonlyMap<string, DeckCard>;
  /** When each step was first reached, in ms, by index. */
  readonly began: ReadonlyMap<number, number>;
  /** Ms since the epoch. */
  readonly now: number;
}

const toMoment = (ms: number): string => new Date(ms).toISOString();

/** The author's name; `undefined` for anonymous notes. */
const authorOf = ({ author, named }: TableNote, { guests }: TableState): string | undefined => {
  if (!named || author === undefined) return undefined;
  return author === 'host' ? 'Host' : guests[author]?.name || undefined;
};

const toNote = (note: TableNote, state: TableState): RecordNote => {
  const author = authorOf(note, state);
  return { text: note.text, ...(author && { author }), writtenAt: toMoment(note.at) };
};

/** Notes by place, oldest first, without hidden ones. */
const notesByPlace = (state: TableState): ReadonlyMap<string, RecordNote[]> => {
  const notes = Map.groupBy(
    Object.values(state.notes)
      .filter(({ hidden }) => !hidden)
      .toSorted((one, other) => one.at - other.at),
    ({ place }) => place,
  );
  return new Map(
    Array.from(notes, ([place, own]) => [place, own.map((note) => toNote(note, state))]),
  );
};

const peopleOf = ({ guests }: TableState): Pick<TableRecord, 'people' | 'nameless'> => {
  const there = Object.values(guests).filter(
    ({ screen, status }) => !screen && (status === 'in' || status === 'left'),
  );
  const people = there.flatMap(({ name }) => (name === '' ? [] : [name]));
  return { people, nameless: there.length - people.length };
};

/**
 * The record of a table. Anonymous notes have no author, not even in their author's own copy, so that all
 * guests share one record.
 * @param state the redacted state of the viewer (`stateFor`)
 */
export const recordOf = (
  state: TableState,
  { began, cards, code, now }: RecordOptions,
): TableRecord => {
  const notes = notesByPlace(state);
  const toCard = (placed: PlacedCard): RecordCard => {
    const card = placed.code === undefined ? undefined : cards.get(placed.code);
    return {
      ...(placed.code !== undefined && { code: placed.code }),
      ...(card && { title: card.title, category: card.category, stream: card.stream }),
      face: placed.face,
      ...(state.votes.shown && { votes: state.votes.totals[placed.place] ?? 0 }),
      notes: notes.get(placed.place) ?? [],
    };
  };
  const inUse = state.cards.filter(({ aside }) => !aside);
  const cardsOf = (wanted: string | null) =>
    inUse.filter(({ group }) => group === wanted).map(toCard);
  const loose = cardsOf(null);
  return {
    code,
    source: state.source,
    settings: state.settings,
    openedAt: toMoment(state.openedAt),
    closedAt: state.closedAt === null ? null : toMoment(state.closedAt),
    writtenAt: toMoment(now),
    ...peopleOf(state),
    steps: state.steps.map(({ before: _before, seen: _seen, ...step }, index) => {
      const at = began.get(index);
      return { ...step, beganAt: at === undefined ? null : toMoment(at) };
    }),
    groups: [
      ...(loose.length > 0 ? [{ name: null, cards: loose }] : []),
      ...state.groups.map(({ group, name }) => ({ name, cards: cardsOf(group) })),
    ],
    aside: state.cards.filter(({ aside }) => aside).map(toCard),
  };
};
