import { setImmediate as turn } from 'node:timers/promises';

import type { TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import type { TableSnapshot } from '#contract/tables.ts';
import { foldAll, NEW_TABLE } from '#lib/tables/fold.ts';
import type { LiveTablesTable } from '#server/db/schema.ts';
import { eventsIn, hasTexts, stateIn, type DeckTexts } from '#server/tables/deck-texts.ts';
import { GuestQuotas } from '#server/tables/guest-quotas.ts';
import { makeSnapshots, type SnapshotBytes, type Snapshots } from '#server/tables/snapshots.ts';
import { eventFor, isIn, type Viewer } from '#lib/tables/redact.ts';

/** Events in memory for readers that reconnect; a reader that has missed more gets a snapshot. */
const MOST_RECENT = 500;

/** Minimum interval of deliveries, in ms: a write to a connection costs more CPU than its content. */
const MIN_DELIVERY_MS = 25;

/** Readers that get events before yielding to the event loop. */
const SLICE = 20;

/** Writes to readers of one table per ms: with many readers, deliveries are less frequent. */
const WRITES_PER_MS = 1;

/** Events, or a snapshot instead of them, for readers who see the same. */
export interface Delivery {
  /** Sequence number of its last event. */
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly snapshot?: SnapshotBytes;
}

/** Deliveries by reader key, each made once. */
type BatchByKey = Map<string, Delivery | 'whole' | undefined>;

/** A subscriber of a table. */
export interface Reader {
  readonly viewer: Viewer;
  /** The id of its seat, and when that was created, in ms since the epoch. */
  readonly seat: string;
  readonly since: number;
  /** The network address that it counts for. */
  readonly address: string;
  /** The deck's texts in its language; left out where all readers get what is stored. */
  readonly deckTexts?: DeckTexts;
  /** Sequence number of the last event it has; `undefined` without any. */
  seq: number | undefined;
  /** Takes a delivery, which is shared with other readers; returns `false` when it takes no more. */
  readonly take: (batch: Delivery) => boolean;
  readonly end: () => void;
}

const texts = new WeakMap<TableEvent, string>();
const textOf = (event: TableEvent): string => {
  const text = texts.get(event) ?? JSON.stringify(event);
  texts.set(event, text);
  return text;
};

/** Whether redaction of an event may differ for this guest. */
const concerns = (event: TableEvent, id: string): boolean =>
  event.kind === 'hid' || textOf(event).includes(id);

/** A table in memory: state, recent events, readers. */
export class LiveTable {
  readonly id: string;
  readonly code: string;
  readonly readers = new Set<Reader>();
  /** Its row as last read or written by this process. */
  row: LiveTablesTable;
  /** The rewrite count of the log at the time of reading. */
  rewrites: number;
  state: TableState = NEW_TABLE;
  shares = new GuestQuotas();
  /** Last use, by `performance.now()`. */
  usedAt = performance.now();
  readonly #clock: () => number;
  #recent: readonly TableEvent[] = [];
  #waits = false;
  /** Readers that wait for a snapshot. */
  readonly #waiting = new Set<Reader>();
  #isGiving = false;
  readonly #snapshots = new Map<
    string,
    { readonly state: TableState; readonly made: Promise<Snapshots> }
  >();
  /** Earliest next delivery, by `performance.now()`. */
  #nextAt = 0;

  constructor(row: LiveTablesTable, clock: () => number) {
    this.row = row;
    this.id = row.id;
    this.code = row.code;
    this.rewrites = row.rewrites;
    this.#clock = clock;
  }

  /** Appends events; skips those it has. */
  advance(events: readonly TableEvent[]): void {
    const before = this.state.seq;
    this.state = foldAll(this.state, events);
    if (this.state.seq === before) return;
    const fresh = events.filter(({ seq }) => seq > before && seq <= this.state.seq);
    for (const event of fresh) this.shares.add(event);
    this.#recent = [...this.#recent, ...fresh].slice(-MOST_RECENT);
    this.#deliverSoon();
  }

  /** Replaces the content after the log was rewritten. */
  reload({ recent, row, shares, state }: LiveTable): void {
    this.row = row;
    this.rewrites = row.rewrites;
    this.state = state;
    this.shares = shares;
    this.#recent = recent;
    for (const reader of this.readers) reader.seq = undefined;
    this.#deliverSoon();
  }

  get recent(): readonly TableEvent[] {
    return this.#recent;
  }

  /**
   * Delivers missed events to readers.
   * @param made deliveries of the current state, by reader key
   */
  deliver(readers: Iterable<Reader> = this.readers, made: BatchByKey = new Map()): void {
    for (const reader of readers) {
      if (!this.readers.has(reader) || this.#waiting.has(reader)) continue;
      const key = this.#keyOf(reader);
      if (!made.has(key)) made.set(key, this.#batchFor(reader));
      const batch = made.get(key);
      if (batch === 'whole') this.#waiting.add(reader);
      else if (batch) this.#give(reader, batch);
    }
    if (this.#waiting.size > 0 && !this.#isGiving) void this.#giveWhole();
  }

  end(): void {
    for (const reader of this.readers) reader.end();
    this.readers.clear();
  }

  /** The missed events of a reader, `whole` where it needs a snapshot, `undefined` where it is up to date. */
  #batchFor({ deckTexts, seq, viewer }: Reader): Delivery | 'whole' | undefined {
    const last = this.state.seq;
    if (seq === last) return undefined;
    const missed = this.#missed(seq);
    const id = viewer.role === 'host' ? undefined : viewer.guest;
    const cameIn = missed?.some((event) => event.kind === 'joined' && event.guest === id);
    // Before admission a guest got no events, so it needs a snapshot.
    if (!missed || (cameIn && seq !== 0)) return 'whole';
    const events = missed.map((event) => eventFor(viewer, event, this.state));
    return { seq: last, events: eventsIn(events, deckTexts?.texts, this.state) };
  }

  #aboutFor(viewer: Viewer, state: TableState): Omit<TableSnapshot, 'state'> {
    const id = viewer.role === 'host' ? undefined : viewer.guest;
    return {
      me: {
        code: this.code,
        role: viewer.role,
        ...(id !== undefined && { guest: id }),
        waits: !isIn(viewer, state),
      },
      now: this.#clock(),
    };
  }

  /** Snapshots of the current state, made once for hosts and once for others of a language. */
  #snapshotsFor({ deckTexts, viewer }: Reader): Promise<Snapshots> {
    const kind = viewer.role === 'host' ? 'host' : 'others';
    const key = `${kind} ${deckTexts?.language ?? ''}`;
    const known = this.#snapshots.get(key);
    if (known?.state === this.state) return known.made;
    const made = makeSnapshots(stateIn(this.state, deckTexts?.texts), kind);
    this.#snapshots.set(key, { state: this.state, made });
    return made;
  }

  /** The next reader to get a snapshot: host and screens first. */
  #next(): Reader | undefined {
    for (const reader of this.#waiting)
      if (reader.viewer.role === 'host' || reader.viewer.guest === undefined) return reader;
    return this.#waiting.values().next().value;
  }

  /** Delivers one snapshot to all waiting readers, and then the events since. */
  async #giveWhole(): Promise<void> {
    this.#isGiving = true;
    const given = new Set<Reader>();
    for (let reader = this.#next(); reader; reader = this.#next()) {
      const { rewrites } = this;
      const { for: snapshotFor, state } = await this.#snapshotsFor(reader);
      if (!this.readers.has(reader)) this.#waiting.delete(reader);
      // Names may have been deleted meanwhile, or the guest removed.
      const isStale =
        rewrites !== this.rewrites ||
        isIn(reader.viewer, state) !== isIn(reader.viewer, this.state);
      if (isStale || !this.#waiting.delete(reader)) continue;
      const snapshot = snapshotFor(reader.viewer, this.#aboutFor(reader.viewer, state));
      this.#give(reader, { seq: state.seq, events: [], snapshot });
      given.add(reader);
      await turn();
    }
    this.#isGiving = false;
    this.#snapshots.clear();
    this.deliver(given);
  }

  #give(reader: Reader, batch: Delivery): void {
    reader.seq = batch.seq;
    const { guest } = { guest: undefined, ...reader.viewer };
    const status = guest === undefined ? undefined : this.state.guests[guest]?.status;
    const isOver = guest !== undefined && status !== 'in' && status !== 'asked';
    if (reader.take(batch) && !isOver) return;
    this.readers.delete(reader);
    reader.end();
  }

  /** The events after a sequence number; `undefined` where they are no longer in memory. */
  #missed(seq: number | undefined): readonly TableEvent[] | undefined {
    const first = this.#recent[0]?.seq ?? this.state.seq + 1;
    const isKnown = seq !== undefined && seq <= this.state.seq && seq >= first - 1;
    return isKnown ? this.#recent.slice(seq - first + 1) : undefined;
  }

  /** Readers with equal keys get equal deliveries. */
  #keyOf({ deckTexts, seq, viewer }: Reader): string {
    const missed = this.#missed(seq);
    // Readers of all languages share what has no text of the deck.
    const isSame = !deckTexts?.texts || missed?.some(hasTexts) === false;
    const from = isSame ? `${seq}` : `${seq} ${deckTexts.language}`;
    if (viewer.role === 'host') return `host ${from}`;
    if (viewer.guest === undefined) return `screen ${from}`;
    const { guest } = viewer;
    const isPersonal = missed?.some((event) => concerns(event, guest)) ?? true;
    return isPersonal || !isIn(viewer, this.state)
      ? `${viewer.role} ${guest} ${from}`
      : `guest ${from}`;
  }

  #deliverSoon(): void {
    if (this.#waits || this.readers.size === 0) return;
    this.#waits = true;
    const deliver = (): void => void this.#deliverInSlices();
    setTimeout(deliver, Math.max(0, this.#nextAt - performance.now()));
  }

  /** Delivers to all readers, yielding to the event loop between slices. */
  async #deliverInSlices(): Promise<void> {
    const began = performance.now();
    const first = this.state;
    let [state, made]: readonly [TableState, BatchByKey] = [first, new Map()];
    const readers = [...this.readers];
    for (let from = 0; from < readers.length; from += SLICE) {
      if (from > 0) await turn();
      if (state !== this.state) [state, made] = [this.state, new Map()];
      this.deliver(readers.slice(from, from + SLICE), made);
    }
    // Let the connections write first.
    if (readers.length > SLICE) await turn();
    this.#nextAt = began + Math.max(MIN_DELIVERY_MS, readers.length / WRITES_PER_MS);
    this.#waits = false;
    if (this.state !== first) this.#deliverSoon();
  }
}
