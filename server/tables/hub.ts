import type { Database } from '#server/db/open.ts';
import { addLevels } from '#server/shared/observe.ts';
import type { Journal } from '#server/tables/journal.ts';
import type { LiveTable, Reader } from '#server/tables/live.ts';
import { traceOf, type Log } from '#server/shared/log.ts';

/** How often it is asked what other processes have written, in ms. */
const POLL_MS = 250;

/** How long a table without readers stays in memory, in ms. */
const FORGET_MS = 60_000;

/** The most ids of one question. */
const CHUNK = 500;

/** The most readers of this process, and of one browser at one table: the oldest goes. */
const MOST_READERS = 3000;
const MOST_OF_A_SEAT = 8;

export interface HubOptions {
  readonly db: Database;
  readonly journal: Journal;
  readonly log: Log;
}

export interface Hub {
  /**
   * Gives a reader what it has missed, and then all that happens.
   * @returns how it leaves; `undefined` where there is no room
   */
  readonly join: (table: LiveTable, reader: Reader) => (() => void) | undefined;
  /** Ends all readers, and takes no more. */
  readonly close: () => void;
}

/**
 * Who reads the tables of this process. What is written here reaches them at once; what other processes
 * write is asked for, four times a second and only while somebody reads: notifications of the database
 * would not come through a pool of connections, and not every engine has them.
 */
export const createHub = ({ db, journal, log }: HubOptions): Hub => {
  let isPolling = false;
  let isClosed = false;

  const read = (): LiveTable[] =>
    [...journal.tables.values()].filter(({ readers }) => readers.size > 0);

  const look = async (tables: readonly LiveTable[]): Promise<void> => {
    const rows = await db
      .selectFrom('live_tables')
      .select(['id', 'last_seq', 'rewrites'])
      .where(
        'id',
        'in',
        tables.map(({ id }) => id),
      )
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const table of tables) {
      const row = found.get(table.id);
      if (!row) journal.forget(table.id);
      else if (row.last_seq > table.state.seq || row.rewrites !== table.rewrites)
        await journal.catchUp(table);
    }
  };

  const poll = async (): Promise<void> => {
    const tables = read();
    for (let from = 0; from < tables.length; from += CHUNK)
      await look(tables.slice(from, from + CHUNK));
  };

  const sweep = (): void => {
    const old = performance.now() - FORGET_MS;
    for (const { id, readers, usedAt } of journal.tables.values())
      if (readers.size === 0 && usedAt < old) journal.forget(id);
  };

  const tick = async (): Promise<void> => {
    // A database that is slow, or away, is not asked again before it has answered.
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
    join: (table, reader) => {
      if (isClosed || listeners() >= MOST_READERS) return undefined;
      const own = [...table.readers].filter(({ seat }) => seat === reader.seat);
      if (own.length >= MOST_OF_A_SEAT) {
        const [oldest] = own;
        if (oldest) table.readers.delete(oldest);
        oldest?.end();
      }
      table.readers.add(reader);
      table.deliver();
      return () => {
        table.readers.delete(reader);
        table.usedAt = performance.now();
      };
    },
    close: () => {
      isClosed = true;
      endLevels();
      clearInterval(timer);
      for (const table of journal.tables.values()) table.end();
    },
  };
};
