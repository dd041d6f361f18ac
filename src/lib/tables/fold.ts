/**
 * Folds a table's events into its state (behaviour/tables.md, 'Tables'). Server, pages and tests share it.
 * It accepts the events of the server's log and the redacted ones of `redact.ts`. No DOM.
 */

import type { EventOf, TableEvent } from '#contract/table-events.ts';
import type { Guest, PlacedCard, Step, TableNote, TableState } from '#contract/table-state.ts';

/** The state of a table before its first event. */
export const NEW_TABLE: TableState = {
  seq: 0,
  phase: 'new',
  openedAt: 0,
  closedAt: null,
  source: { kind: 'empty' },
  settings: { votes: 0, named: true, asks: false, locked: false },
  steps: [],
  step: null,
  stepAt: null,
  cards: [],
  groups: [],
  light: null,
  guests: {},
  notes: {},
  agreements: {},
  votes: { dots: {}, used: {}, shown: false, totals: {} },
  timer: null,
  screen: { show: 'now', turns: false, page: 0 },
};

type Change = Partial<TableState>;

/** Resets the view of screens to `now`: a spotlight or a step replaces the host's choice. */
const showNow = ({ screen }: Pick<TableState, 'screen'>) => ({
  ...screen,
  show: 'now' as const,
  page: 0,
});

/**
 * Records that this fold has created and may change in place: copying 2,000 notes for each event would take
 * seconds for a long table.
 */
type Own = WeakSet<object>;

const ownOf = <Value>(record: Readonly<Record<string, Value>>, own: Own): Record<string, Value> => {
  if (own.has(record)) return record;
  const copy = { ...record };
  own.add(copy);
  return copy;
};

const withEntry = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: NoInfer<Value>,
  own: Own,
): Record<string, Value> => {
  const changed = ownOf(record, own);
  changed[key] = value;
  return changed;
};

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  own: Own,
): Record<string, Value> => {
  const changed = ownOf(record, own);
  delete changed[key];
  return changed;
};

const changeCard = (
  { cards }: TableState,
  place: string,
  change: (card: PlacedCard) => PlacedCard,
): Change => ({ cards: cards.map((card) => (card.place === place ? change(card) : card)) });

const changeGuest = (
  { guests }: TableState,
  id: string,
  change: Partial<Guest>,
  own: Own,
): Change => {
  const guest = guests[id];
  return guest ? { guests: withEntry(guests, id, { ...guest, ...change }, own) } : {};
};

/** Turns a card. A `null` code has to be forgotten. */
const turnCard = (
  state: TableState,
  { code, face, place }: Pick<EventOf<'turned'>, 'code' | 'face' | 'place'>,
): Change =>
  changeCard(state, place, ({ code: known, ...card }) => {
    const now = code === undefined ? known : code;
    return { ...card, ...(now && { code: now }), face };
  });

const nobodyReady = ({ guests }: TableState): Change => ({
  guests: Object.fromEntries(
    Object.entries(guests).map(([id, guest]) => [id, { ...guest, ready: false }]),
  ),
});

/**
 * The place of a step for its notes.
 * @param seq of the event that brings the step, so that a later step in its position has another place
 */
export const stepPlace = (seq: number, index: number): string =>
  `${seq.toString().padStart(8, '0')}-0000-0000-0000-${index.toString().padStart(12, '0')}`;

/** The steps, with the time of the current visit added to its step. */
const stepsUntil = ({ step, stepAt, steps }: TableState, at: number): TableState['steps'] =>
  steps.map((one, index) =>
    index === step && stepAt !== null
      ? { ...one, took: (one.took ?? 0) + Math.max(0, at - stepAt) }
      : one,
  );

/** The steps once one is reached. */
const reached = (
  steps: TableState['steps'],
  index: number | null,
  at: number,
  words: Step | undefined,
): TableState['steps'] =>
  steps.map((known, place) =>
    place === index ? { ...known, ...words, seen: true, began: known.began ?? at } : known,
  );

type Before = TableState['steps'][number]['before'];

/** The steps with what going back from each restores. */
const withBefore = (
  steps: TableState['steps'],
  beforeOf: (known: Before, place: number) => Before,
): TableState['steps'] =>
  steps.map(({ before: known, ...step }, place) => {
    const before = beforeOf(known, place);
    return before ? { ...step, before } : step;
  });

/** Going on to a step remembers what it changes; going back forgets it. */
const go = (state: TableState, event: EventOf<'went'>): Change => {
  const { at, back = false, card, index, light, screen, step: words, timer } = event;
  if (index !== null && !state.steps[index]) return {};
  const before = {
    step: state.step,
    light: state.light,
    timer: state.timer,
    screen: state.screen,
    ...(card?.face === 'up' && { up: card.place }),
  };
  return {
    screen: screen ?? showNow(state),
    step: index,
    stepAt: index === null ? null : at,
    light,
    timer,
    steps: withBefore(reached(stepsUntil(state, at), index, at, words), (known, place) => {
      if (place === index && !back) return before;
      return back && place === state.step ? undefined : known;
    }),
    ...nobodyReady(state),
    ...(card && turnCard(state, card)),
  };
};

const ungrouped = ({ group: _group, ...note }: TableNote): TableNote => note;

const isGroup = ({ groups }: TableState, id: string | null): boolean =>
  id === null || groups.some(({ group }) => group === id);

/** Only a new guest can ask; a guest who is in or was removed cannot join. */
const join = ({ guests }: TableState, event: EventOf<'joined' | 'asked'>, own: Own): Change => {
  const { guest, kind, name, screen } = event;
  const before = guests[guest]?.status;
  if (before !== undefined && (kind === 'asked' || before !== 'asked')) return {};
  const status = kind === 'asked' ? 'asked' : 'in';
  const added = kind === 'joined' && event.added === true;
  const newcomer: Guest = {
    name,
    screen,
    status,
    raised: false,
    ready: false,
    ...(added && { added }),
  };
  return { guests: withEntry(guests, guest, newcomer, own) };
};

/** A guest that was never in, or is `forgotten`, is dropped; others keep their name and notes. */
const part = (state: TableState, event: EventOf<'left' | 'removed'>, own: Own): Change => {
  const { guest: id, kind: status } = event;
  const isForgotten = event.kind === 'left' && event.forgotten === true;
  const guest = state.guests[id];
  if (!guest) return {};
  if (guest.status === 'asked' || isForgotten) return { guests: without(state.guests, id, own) };
  const { dots, used } = state.votes;
  return {
    ...changeGuest(state, id, { status, raised: false, ready: false }, own),
    // The votes of a removed guest are dropped; those of one who leaves stay.
    ...(status === 'removed' && {
      votes: { ...state.votes, dots: without(dots, id, own), used: without(used, id, own) },
    }),
  };
};

/** The part of the state that an event of each kind changes. */
const CHANGES: {
  readonly [Kind in TableEvent['kind']]: (
    state: TableState,
    event: EventOf<Kind>,
    own: Own,
  ) => Change;
} = {
  opened: (_state, { at, host, seq, settings, source, steps }) => ({
    phase: 'open',
    openedAt: at,
    source,
    ...(host !== undefined && { host }),
    settings,
    steps: steps.map((words, index) => ({ ...words, place: stepPlace(seq, index), seen: false })),
  }),
  closed: (state, { at }) => ({
    phase: 'closed',
    closedAt: at,
    timer: null,
    steps: stepsUntil(state, at),
    stepAt: null,
  }),
  asked: join,
  joined: join,
  left: part,
  removed: part,
  laid: (state, { cards }) => {
    const taken = new Set(state.cards.map(({ place }) => place));
    const toCard = (card: (typeof cards)[number]): PlacedCard => ({
      ...card,
      group: isGroup(state, card.group) ? card.group : null,
      aside: false,
    });
    const fresh = cards.filter(({ place }) => !taken.has(place));
    return { cards: [...state.cards, ...fresh.map(toCard)] };
  },
  moved: (state, { group, index, place }) => {
    const card = state.cards.find((other) => other.place === place);
    if (!card || !isGroup(state, group)) return {};
    const rest = state.cards.filter((other) => other !== card);
    const inGroup = rest.flatMap((other, at) => (other.group === group ? [at] : []));
    const at = inGroup[index] ?? (inGroup.at(-1) ?? rest.length - 1) + 1;
    return { cards: rest.toSpliced(at, 0, { ...card, group }) };
  },
  turned: turnCard,
  setAside: (state, { aside, place }) => changeCard(state, place, (card) => ({ ...card, aside })),
  grouped: (state, { group, name }) => {
    const others = state.groups.map((known) => (known.group === group ? { group, name } : known));
    return { groups: isGroup(state, group) ? others : [...others, { group, name }] };
  },
  ungrouped: ({ cards, groups, notes }, event) => ({
    groups: groups.filter(({ group }) => group !== event.group),
    cards: cards.map((card) => (card.group === event.group ? { ...card, group: null } : card)),
    ...(Object.values(notes).some(({ group }) => group === event.group) && {
      notes: Object.fromEntries(
        Object.entries(notes).map(([id, note]) => [
          id,
          note.group === event.group ? ungrouped(note) : note,
        ]),
      ),
    }),
  }),
  lit: (state, { place }) => ({ light: place, screen: showNow(state) }),
  noted: ({ notes }, event, own) => {
    const { author, named, note: id, place, proxy, text, written } = event;
    const body = { place, text, named, proxy, at: written, ...(author && { author }) };
    const hidden = notes[id]?.hidden ?? false;
    const group = event.group === undefined ? notes[id]?.group : event.group;
    return { notes: withEntry(notes, id, { ...body, hidden, ...(group && { group }) }, own) };
  },
  sorted: (state, { group, note: id }, own) => {
    const known = state.notes[id];
    if (!known || !isGroup(state, group)) return {};
    const sorted = group === null ? ungrouped(known) : { ...known, group };
    return { notes: withEntry(state.notes, id, sorted, own) };
  },
  agreed: ({ agreements }, { agreement, text, until, who, written }, own) => {
    const body = { text, at: written, ...(who && { who }), ...(until && { until }) };
    return { agreements: withEntry(agreements, agreement, body, own) };
  },
  withdrawn: ({ agreements }, { agreement }, own) => ({
    agreements: without(agreements, agreement, own),
  }),
  hid: ({ notes }, { hidden, note: id }, own) => {
    const known = notes[id];
    return known ? { notes: withEntry(notes, id, { ...known, hidden }, own) } : {};
  },
  dropped: ({ notes }, { note }, own) => ({ notes: without(notes, note, own) }),
  voted: ({ votes }, { dots, place, used, voter }, own) => {
    const counted = { ...votes, used: withEntry(votes.used, voter, used, own) };
    if (place === undefined || dots === undefined) return { votes: counted };
    const theirs = withEntry(votes.dots[voter] ?? {}, place, dots, own);
    return { votes: { ...counted, dots: withEntry(votes.dots, voter, theirs, own) } };
  },
  votesShown: (state, { shown, totals }) => ({
    votes: { ...state.votes, shown, totals: shown ? totals : {} },
    screen: showNow(state),
  }),
  raised: (state, { guest, up }, own) => changeGuest(state, guest, { raised: up }, own),
  readied: (state, { guest, ready }, own) => changeGuest(state, guest, { ready }, own),
  set: ({ settings }, event) => {
    const { asks = settings.asks, locked = settings.locked } = event.settings;
    const { named = settings.named, votes = settings.votes } = event.settings;
    return { settings: { asks, locked, named, votes } };
  },
  /** A new step resets `ready` and ends the timer of the step before. */
  stepped: (state, { at, index, step: words }) => {
    if (index !== null && !state.steps[index]) return {};
    return {
      screen: showNow(state),
      step: index,
      stepAt: index === null ? null : at,
      timer: null,
      steps: reached(stepsUntil(state, at), index, at, words),
      ...nobodyReady(state),
    };
  },
  went: go,
  /** A current step that is replaced ends with its timer; the last step that stays becomes current. */
  coursed: (state, { after, at, seq, steps: added }) => {
    const { step, stepAt, timer } = state;
    const isGone = step !== null && step >= after;
    const fresh = added.map((words, index) => ({
      ...words,
      place: stepPlace(seq, after + index),
      seen: false,
    }));
    return {
      steps: [...(isGone ? stepsUntil(state, at) : state.steps).slice(0, after), ...fresh],
      step: isGone ? (after === 0 ? null : after - 1) : step,
      stepAt: isGone ? (after === 0 ? null : at) : stepAt,
      timer: isGone ? null : timer,
    };
  },
  titled: ({ source }, { title }) => ({ source: { ...source, title } }),
  timed: (_state, { timer }) => ({ timer }),
  screened: (_state, { screen }) => ({ screen }),
  passed: () => ({}),
};

const changeBy = (state: TableState, event: TableEvent, own: Own): Change => {
  const change = CHANGES[event.kind] as (state: TableState, event: TableEvent, own: Own) => Change;
  return change(state, event, own);
};

const fold = (state: TableState, event: TableEvent, own: Own): TableState =>
  event.seq === state.seq + 1
    ? { ...state, ...changeBy(state, event, own), seq: event.seq }
    : state;

/**
 * The state after an event. Only the event with the next sequence number counts: a repeated one, or one
 * after a gap, changes nothing.
 */
export const foldTable = (state: TableState, event: TableEvent): TableState =>
  fold(state, event, new WeakSet());

/**
 * A fold over consecutive events that copies each record once. It mutates the state that it has returned
 * before.
 */
export const startFold = (): typeof foldTable => {
  const own: Own = new WeakSet();
  return (state, event) => fold(state, event, own);
};

/** The state after several events: equal to folding one at a time, but faster. */
export const foldAll = (state: TableState, events: readonly TableEvent[]): TableState => {
  const next = startFold();
  return events.reduce((before, event) => next(before, event), state);
};
