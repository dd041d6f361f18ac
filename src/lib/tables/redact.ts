/**
 * Redacts a table's events and state for a viewer (behaviour/tables.md, 'Tables').
 * An event is redacted by the current state, not by the state at its time, so that nothing is revealed that
 * was turned down, hidden or deleted since. Folding redacted events gives `stateFor`. No DOM.
 */

import type { EventBody, EventOf, TableEvent } from '#contract/table-events.ts';
import type { PlacedCard, Step, TableNote, TableState } from '#contract/table-state.ts';
import { NEW_TABLE } from '#lib/tables/fold.ts';

/** The reader of a state. A screen in the host's own browser has no id. */
export type Viewer =
  | { readonly role: 'host' }
  | { readonly role: 'guest'; readonly guest: string }
  | { readonly role: 'screen'; readonly guest?: string };

const idOf = (viewer: Viewer): string =>
  viewer.role === 'host' ? 'host' : (viewer.guest ?? 'screen');

/** Whether a viewer was admitted and has not left. */
export const isIn = (viewer: Viewer, { guests }: TableState): boolean =>
  viewer.role === 'host' ||
  (viewer.role === 'screen' && viewer.guest === undefined) ||
  guests[idOf(viewer)]?.status === 'in';

/** Codes of the face-up cards, which are all that guests and screens may read. */
export const openCards = ({ cards }: TableState): ReadonlySet<string> =>
  new Set(cards.flatMap(({ code, face }) => (face === 'up' && code ? [code] : [])));

const openCode = ({ cards }: TableState, place: string): string | undefined =>
  cards.find((card) => card.place === place && card.face === 'up')?.code;

type Authored = Pick<TableNote, 'author' | 'named' | 'proxy'>;

/**
 * The author of an anonymous note is visible to that author alone; the host sees the person for whom it
 * wrote a note.
 */
const seesAuthor = (viewer: Viewer, { author, named, proxy }: Authored): boolean =>
  named || author === idOf(viewer) || (viewer.role === 'host' && proxy);

const withoutAuthor = <Note extends { author?: unknown }>(note: Note): Omit<Note, 'author'> => {
  const { author: _author, ...rest } = note;
  return rest;
};

const noteFor = (viewer: Viewer, note: TableNote): TableNote =>
  seesAuthor(viewer, note) ? note : withoutAuthor(note);

const wordsOf = ({ minutes, run, say, text, title }: Step): Step => ({
  minutes,
  ...(title !== undefined && { title }),
  ...(text !== undefined && { text }),
  ...(say !== undefined && { say }),
  ...(run && { run }),
});

/** The words of a step that the host has reached; steps may have been replaced since the event. */
const reachedWords = ({ steps }: TableState, index: number | null): Step | undefined => {
  const step = index === null ? undefined : steps[index];
  return step?.seen ? wordsOf(step) : undefined;
};

/** An event with the same sequence number and another body. */
const as = ({ at, by, seq }: TableEvent, body: EventBody, shown = true): TableEvent => ({
  seq,
  at,
  ...(shown && by !== undefined && { by }),
  ...body,
});

const passed = (event: TableEvent): TableEvent => as(event, { kind: 'passed' }, false);

const notedFor = (viewer: Viewer, event: EventOf<'noted'>): TableEvent => {
  if (seesAuthor(viewer, event)) return event;
  const { by: _by, ...rest } = withoutAuthor(event);
  return rest;
};

/** The event that restores a note that is no longer hidden. */
const shownAgain = (viewer: Viewer, event: EventOf<'hid'>, note: TableNote): TableEvent => {
  const { at, hidden: _hidden, ...body } = note;
  return notedFor(viewer, {
    ...event,
    ...body,
    group: note.group ?? null,
    kind: 'noted',
    note: event.note,
    written: at,
  });
};

/** The actor of a deletion is replaced, since it would reveal the author of an anonymous note. */
const droppedFor = (viewer: Viewer, event: EventOf<'dropped'>): TableEvent =>
  event.by === 'host' || event.by === idOf(viewer)
    ? event
    : as(event, { kind: 'dropped', note: event.note }, false);

const forGuest = (viewer: Viewer, event: TableEvent, now: TableState): TableEvent => {
  switch (event.kind) {
    case 'asked':
      return passed(event);
    case 'opened':
      return { ...event, steps: event.steps.map(({ minutes }) => ({ minutes })) };
    case 'stepped': {
      const step = reachedWords(now, event.index);
      return step ? { ...event, step } : event;
    }
    case 'went': {
      const step = reachedWords(now, event.index);
      const { card } = event;
      const code = card?.face === 'up' ? openCode(now, card.place) : undefined;
      return {
        ...event,
        ...(step && { step }),
        ...(card && { card: { ...card, code: code ?? null } }),
      };
    }
    case 'coursed':
      return { ...event, steps: event.steps.map(({ minutes }) => ({ minutes })) };
    case 'laid':
      return {
        ...event,
        cards: event.cards.map(({ code: _code, ...card }) => {
          const code = card.face === 'up' ? openCode(now, card.place) : undefined;
          return code === undefined ? card : { ...card, code };
        }),
      };
    case 'turned':
      return {
        ...event,
        code: (event.face === 'up' ? openCode(now, event.place) : undefined) ?? null,
      };
    case 'noted': {
      const note = now.notes[event.note];
      if (!note || note.hidden) return passed(event);
      return notedFor(viewer, { ...event, group: note.group ?? null });
    }
    case 'hid': {
      if (event.hidden) return as(event, { kind: 'dropped', note: event.note });
      const note = now.notes[event.note];
      return note && !note.hidden ? shownAgain(viewer, event, note) : passed(event);
    }
    case 'dropped':
      return droppedFor(viewer, event);
    case 'voted': {
      if (event.voter === idOf(viewer)) return event;
      const { voter, used } = event;
      return as(event, { kind: 'voted', voter, used });
    }
    case 'votesShown':
      return now.votes.shown ? event : { ...event, totals: {} };
    case 'agreed':
    case 'closed':
    case 'grouped':
    case 'joined':
    case 'left':
    case 'lit':
    case 'moved':
    case 'passed':
    case 'raised':
    case 'readied':
    case 'removed':
    case 'screened':
    case 'set':
    case 'setAside':
    case 'sorted':
    case 'timed':
    case 'titled':
    case 'ungrouped':
    case 'withdrawn':
      return event;
  }
};

/** A viewer that is not admitted gets only the settings, its own removal and the close. */
const forOutsider = (viewer: Viewer, event: TableEvent): TableEvent => {
  const isOwn = (event.kind === 'removed' || event.kind === 'left') && event.guest === idOf(viewer);
  return isOwn || event.kind === 'closed' || event.kind === 'set' ? event : passed(event);
};

/**
 * An event as a viewer may see it.
 * @param now the state when the event is sent, at this event or a later one
 */
export const eventFor = (viewer: Viewer, event: TableEvent, now: TableState): TableEvent => {
  if (viewer.role === 'host') {
    if (event.kind === 'noted') return notedFor(viewer, event);
    return event.kind === 'dropped' ? droppedFor(viewer, event) : event;
  }
  return isIn(viewer, now) ? forGuest(viewer, event, now) : forOutsider(viewer, event);
};

const cardFor = ({ code, ...card }: PlacedCard): PlacedCard =>
  card.face === 'up' && code !== undefined ? { ...card, code } : card;

const filtered = <Value>(
  record: Readonly<Record<string, Value>>,
  keep: (value: Value, key: string) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => keep(value, key)));

/** A state as a viewer may see it. A guest that waits for admission gets only the settings. */
export const stateFor = (viewer: Viewer, state: TableState): TableState => {
  const notes = Object.fromEntries(
    Object.entries(state.notes)
      .filter(([, { hidden }]) => viewer.role === 'host' || !hidden)
      .map(([id, note]) => [id, noteFor(viewer, note)]),
  );
  if (viewer.role === 'host') return { ...state, notes };
  const own = idOf(viewer);
  if (!isIn(viewer, state)) {
    const { closedAt, openedAt, phase, seq, settings } = state;
    const guests = filtered(state.guests, (_, id) => id === own);
    return { ...NEW_TABLE, closedAt, guests, openedAt, phase, seq, settings };
  }
  return {
    ...state,
    notes,
    cards: state.cards.map(cardFor),
    steps: state.steps.map(({ before, began, place, seen, took, ...step }) => ({
      ...(seen ? wordsOf(step) : { minutes: step.minutes }),
      place,
      seen,
      ...(before && { before }),
      ...(began !== undefined && { began }),
      ...(took !== undefined && { took }),
    })),
    guests: filtered(state.guests, ({ status }) => status !== 'asked'),
    votes: { ...state.votes, dots: filtered(state.votes.dots, (_, voter) => voter === own) },
  };
};
