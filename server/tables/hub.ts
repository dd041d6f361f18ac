import type { Database } from '#server/db/open.ts';
import { addLevels } from '#server/shared/observe.ts';
import type { Journal } from '#server/tables/journal.ts';
import type { LiveTable, Reader } from '#server/tables/live-table.ts';
import { admitReader } from '#server/tables/reader-admission.ts';
import { isReadable } from '#server/tables/seats.ts';
import { traceOf, type Log } from '#server/shared/log.ts';

/** Interval at which the database is polled for events of other processes, in ms. */
const POLL_MS = 250;

/** Cache TTL of a table without readers, in ms. */
const FORGET_MS = 60_000;

/** Ids of one query. */
const CHUNK = 500;

export interface HubOptions {
  readonly db: Database;
  readonly journal: Journal;
  readonly log: Log;
  readonly clock: () => number;
}

/** Whether a reader is a browser of the host. Seats of guests end with an event, those of hosts do not. */
const isHosts = ({ viewer }: Reader): boolean =>
  viewer.role === 'host' || viewer.guest === undefined;

/**
 * The readers of this process. Events of this process are pushed; those of other processes are polled while
 * there are readers, since database notifications do not pass a connection pooler and not every engine has
 * them.
 */
export const createHub = ({ clock, db, journal, log }: HubOptions) => {
  let isPolling = false;
  let isClosed = false;

  const read = (): LiveTable[] =>
    [...journal.tables.values()].filter(({ readers }) => readers.size > 0);

  const end = (reader: Reader): void => {
    for (const { readers } of read()) readers.delete(reader);
    reader.end();
  };

  const leave = (seats: ReadonlySet<string>): void => {
    for (const { readers } of read())
      for (const reader of readers)
        if (seats.has(reader.seat)) {
          readers.delete(reader);
          reader.end();
        }
  };

  /** Catches up with other processes; ends the readers of deleted tables and of expired seats. */
  const look = async (tables: readonly LiveTable[]): Promise<void> => {
    const rows = await db
      .selectFrom('live_tables')
      .select(['id', 'last_seq', 'rewrites', 'closed_at'])
      .where(
        'id',
        'in',
        tables.map(({ id }) => id),
      )
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    const follow = async (table: LiveTable): Promise<void> => {
      const row = found.get(table.id);
      if (!row) {
        journal.forget(table.id);
        return;
      }
      const ended = [...table.readers].filter(
        ({ since }) => !isReadable(row.closed_at, since, clock()),
      );
      for (const reader of ended) {
        table.readers.delete(reader);
        reader.end();
      }
      if (row.last_seq > table.state.seq || row.rewrites !== table.rewrites)
        await journal.catchUp(table, row.rewrites);
    };
    await Promise.all(tables.map(follow));
  };

  /** Ends readers of hosts whose seat another process has deleted. */
  const lookAtSeats = async (seats: readonly string[]): Promise<void> => {
    const rows = await db.selectFrom('table_seats').select('id').where('id', 'in', seats).execute();
    const there = new Set(rows.map(({ id }) => id));
    leave(new Set(seats.filter((seat) => !there.has(seat))));
  };

  const poll = async (): Promise<void> => {
    const tables = read();
    const hosts = tables.flatMap(({ readers }) => [...readers].filter(isHosts));
    const seats = [...new Set(hosts.map(({ seat }) => seat))];
    for (let from = 0; from < tables.length; from += CHUNK)
      await look(tables.slice(from, from + CHUNK));
    for (let from = 0; from < seats.length; from += CHUNK)
      await lookAtSeats(seats.slice(from, from + CHUNK));
  };

  const sweep = (): void => {
    const old = performance.now() - FORGET_MS;
    for (const { id, readers, usedAt } of journal.tables.values())
      if (readers.size === 0 && usedAt < old) journal.forget(id);
  };

  const tick = async (): Promise<void> => {
    // One poll at a time, however slow the database is.
    if (isPolling) return;
    isPolling = true;
    try {
      await poll();
      sweep();
    } catch (error) {
      log({ event: 'tables_poll_failed', ...traceOf(error) });
    } finally {
      isPolling = false;
    }
  };

  const timer = setInterval(() => void tick(), POLL_MS).unref();

  const listeners = (): number => read().reduce((sum, { readers }) => sum + readers.size, 0);
  const endLevels = addLevels(
    { name: 'tables', read: () => journal.tables.size },
    { name: 'table_listeners', read: listeners },
  );

  return {
    /**
     * Subscribes a reader: delivers missed events, then new ones.
     * @returns unsubscribes; `undefined` where a limit is reached
     */
    join: (table: LiveTable, reader: Reader): (() => void) | undefined => {
      // A table that was evicted meanwhile gets no more events.
      if (isClosed || journal.tables.get(table.id) !== table) return undefined;
      const inProcess = read().flatMap(({ readers }) => Array.from(readers));
      const place = admitReader(reader, [...table.readers], inProcess);
      if (!place) return undefined;
      if (place.evicted) end(place.evicted);
      table.readers.add(reader);
      table.deliver([reader]);
      return () => {
        table.readers.delete(reader);
        table.usedAt = performance.now();
      };
    },
    /** Ends the readers of these seats. */
    leave,
    /** Ends all readers and accepts no more. */
    close: (): void => {
      isClosed = true;
      endLevels();
      clearInterval(timer);
      for (const table of journal.tables.values()) table.end();
    },
  };
};

export type Hub = ReturnType<typeof createHub>;
