import { setImmediate as turn } from 'node:timers/promises';

import type { TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import type { TableSnapshot } from '#contract/tables.ts';
import { foldAll, NEW_TABLE } from '#lib/tables/fold.ts';
import type { LiveTablesTable } from '#server/db/schema.ts';
import { GuestQuotas } from '#server/tables/guest-quotas.ts';
import { makeSnapshots, type SnapshotBytes, type Snapshots } from '#server/tables/snapshots.ts';
import { eventFor, isIn, type Viewer } from '#lib/tables/redact.ts';

/** How many events are kept for readers that come again; whoever has missed more gets a snapshot. */
const MOST_RECENT = 500;

/**
 * The shortest time between two deliveries, in ms. Every write to a connection costs the processor more
 * than what is in it: at a busy table events wait for each other, at a quiet one each goes out at once.
 */
const MIN_DELIVERY_MS = 25;

/** How many readers get events before the event loop has its turn. */
const SLICE = 20;

/** The most writes to readers of one table per ms: with many readers deliveries come less often. */
const WRITES_PER_MS = 2;

/** What goes out to readers who see the same: events, or a snapshot instead of them. */
export interface Delivery {
  /** The last event that it stands for. */
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly snapshot?: SnapshotBytes;
}

/** What readers get, by what they have in common; made once for all of them. */
type BatchByKey = Map<string, Delivery | 'whole' | undefined>;

/** Who reads a table, and how far. */
export interface Reader {
  readonly viewer: Viewer;
  /** The seat that it came in by, and when that was given, in ms since the epoch. */
  readonly seat: string;
  readonly since: number;
  /** The address that its place counts for. */
  readonly address: string;
  /** The last event that it has; `undefined` for one that has none. */
  seq: number | undefined;
  /** Takes what is new; `false` from a reader that takes no more. The same batch goes to many. */
  readonly take: (batch: Delivery) => boolean;
  /** Says that it is over. */
  readonly end: () => void;
}

const texts = new WeakMap<TableEvent, string>();
const textOf = (event: TableEvent): string => {
  const text = texts.get(event) ?? JSON.stringify(event);
  texts.set(event, text);
  return text;
};

/** Whether an event may be another one for this guest than for the others. */
const concerns = (event: TableEvent, id: string): boolean =>
  event.kind === 'hid' || textOf(event).includes(id);

/** A table in this process: its state, its last events, and who reads it. */
export class LiveTable {
  readonly id: string;
  readonly code: string;
  readonly readers = new Set<Reader>();
  /** Its row, as it was last read or written here; others may have written since. */
  row: LiveTablesTable;
  /** How often its events had been written anew when they were read. */
  rewrites: number;
  state: TableState = NEW_TABLE;
  /** What guests have used of what it can keep. */
  shares = new GuestQuotas();
  /** When the host first came to each step, in ms, by its place in the list. */
  began: ReadonlyMap<number, number> = new Map();
  /** When it was last asked for, by `performance.now()`. */
  usedAt = performance.now();
  readonly #clock: () => number;
  #recent: readonly TableEvent[] = [];
  #waits = false;
  /** Readers that are to get the whole table. */
  readonly #waiting = new Set<Reader>();
  #isGiving = false;
  readonly #snapshots = new Map<
    'host' | 'others',
    { readonly state: TableState; readonly made: Promise<Snapshots> }
  >();
  /** When events may go out next, by `performance.now()`. */
  #nextAt = 0;

  constructor(row: LiveTablesTable, clock: () => number) {
    this.row = row;
    this.id = row.id;
    this.code = row.code;
    this.rewrites = row.rewrites;
    this.#clock = clock;
  }

  /** Takes events that come next; what it has already is passed over. */
  advance(events: readonly TableEvent[]): void {
    const before = this.state.seq;
    this.state = foldAll(this.state, events);
    if (this.state.seq === before) return;
    // A place in the order names one event, whichever way it came here.
    const fresh = events.filter(({ seq }) => seq > before && seq <= this.state.seq);
    for (const event of fresh) this.shares.add(event);
    const steps = fresh.flatMap((event) =>
      event.kind === 'stepped' && event.index !== null ? [[event.index, event.at] as const] : [],
    );
    if (steps.length > 0) this.began = new Map([...steps.toReversed(), ...this.began]);
    this.#recent = [...this.#recent, ...fresh].slice(-MOST_RECENT);
    this.#deliverSoon();
  }

  /** Takes the place of what was read before the events were written anew. */
  reload({ began, recent, row, shares, state }: LiveTable): void {
    this.row = row;
    this.rewrites = row.rewrites;
    this.state = state;
    this.shares = shares;
    this.began = began;
    this.#recent = recent;
    for (const reader of this.readers) reader.seq = undefined;
    this.#deliverSoon();
  }

  /** Its last events. */
  get recent(): readonly TableEvent[] {
    return this.#recent;
  }

  /**
   * Gives readers what is new to them.
   * @param made what readers of one key get of the state as it is now
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

  /** Ends all readers, as when the table is gone. */
  end(): void {
    for (const reader of this.readers) reader.end();
    this.readers.clear();
  }

  /** What a reader has not seen yet: events, or the whole table; `undefined` where that is nothing. */
  #batchFor({ seq, viewer }: Reader): Delivery | 'whole' | undefined {
    const last = this.state.seq;
    if (seq === last) return undefined;
    const missed = this.#missed(seq);
    const id = viewer.role === 'host' ? undefined : viewer.guest;
    const cameIn = missed?.some((event) => event.kind === 'joined' && event.guest === id);
    // Before they came in they saw nothing: events alone would not make up for that.
    if (!missed || (cameIn && seq !== 0)) return 'whole';
    return { seq: last, events: missed.map((event) => eventFor(viewer, event, this.state)) };
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

  /** The snapshots of this moment, made once for all readers of a kind. */
  #snapshotsFor({ role }: Viewer): Promise<Snapshots> {
    const kind = role === 'host' ? 'host' : 'others';
    const known = this.#snapshots.get(kind);
    if (known?.state === this.state) return known.made;
    const made = makeSnapshots(this.state, kind);
    this.#snapshots.set(kind, { state: this.state, made });
    return made;
  }

  /** The reader that gets the whole table next: host and screens go before guests. */
  #next(): Reader | undefined {
    for (const reader of this.#waiting)
      if (reader.viewer.role === 'host' || reader.viewer.guest === undefined) return reader;
    return this.#waiting.values().next().value;
  }

  /**
   * Gives the whole table to the readers that wait for it: as it was when it began to be made for them, so
   * that one snapshot is enough for all, and then what came meanwhile.
   */
  async #giveWhole(): Promise<void> {
    this.#isGiving = true;
    const given = new Set<Reader>();
    for (let reader = this.#next(); reader; reader = this.#next()) {
      const { rewrites } = this;
      const { for: snapshotFor, state } = await this.#snapshotsFor(reader.viewer);
      if (!this.readers.has(reader)) this.#waiting.delete(reader);
      // Names and notes may be gone since, or the host has removed the guest.
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

  /** The events after one; `undefined` where they are not at hand. */
  #missed(seq: number | undefined): readonly TableEvent[] | undefined {
    const first = this.#recent[0]?.seq ?? this.state.seq + 1;
    const isKnown = seq !== undefined && seq <= this.state.seq && seq >= first - 1;
    return isKnown ? this.#recent.slice(seq - first + 1) : undefined;
  }

  /** Readers of one key get the same. */
  #keyOf({ seq, viewer }: Reader): string {
    if (viewer.role === 'host') return `host ${seq}`;
    if (viewer.guest === undefined) return `screen ${seq}`;
    const { guest } = viewer;
    const isPersonal = this.#missed(seq)?.some((event) => concerns(event, guest)) ?? true;
    return isPersonal || !isIn(viewer, this.state)
      ? `${viewer.role} ${guest} ${seq}`
      : `guest ${seq}`;
  }

  #deliverSoon(): void {
    if (this.#waits || this.readers.size === 0) return;
    this.#waits = true;
    const deliver = (): void => void this.#deliverInSlices();
    setTimeout(deliver, Math.max(0, this.#nextAt - performance.now()));
  }

  /** Gives every reader what is new to it; the event loop has its turn between slices of readers. */
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
    // What the slices have given is written to the connections first.
    if (readers.length > SLICE) await turn();
    this.#nextAt = began + Math.max(MIN_DELIVERY_MS, readers.length / WRITES_PER_MS);
    this.#waits = false;
    if (this.state !== first) this.#deliverSoon();
  }
}
