import type { TableEvent } from '#contract/table-events.ts';
import { foldAll } from '#lib/tables/fold.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  applyAttempts,
  type BatchResult,
  type Attempt,
  type ActionResult,
} from '#server/tables/apply-attempts.ts';
import { LiveTable } from '#server/tables/live-table.ts';
import { NO_TABLE } from '#server/tables/action-error.ts';
import { GuestQuotas } from '#server/tables/guest-quotas.ts';
import {
  eventsAfter,
  eventsInBatches,
  appliedActions,
  lockTable,
  compareAndSetTable,
  writeEvents,
} from '#server/tables/repository.ts';

/** The most attempts of one transaction. */
const BATCH = 64;

export interface JournalOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** How long guests' names and notes are kept after the end of a table, in ms. */
  readonly personalMs: number;
}

export interface Journal {
  /** A table as it is now; `undefined` where there is none. */
  readonly current: (id: string) => Promise<LiveTable | undefined>;
  /** Makes something happen, in its place in the order; what the table does not allow is refused. */
  readonly append: (id: string, attempt: Attempt) => Promise<ActionResult>;
  /** The tables that this process has read. */
  readonly tables: ReadonlyMap<string, LiveTable>;
  /**
   * Reads what other processes have written.
   * @param rewrites how often the log has been written anew
   */
  readonly catchUp: (table: LiveTable, rewrites: number) => Promise<void>;
  /** The same where nothing is known of its row yet; forgets a table that is gone. */
  readonly lookAgain: (table: LiveTable) => Promise<void>;
  /** Forgets a table, and ends its readers. */
  readonly forget: (id: string) => void;
}

interface Waiting {
  readonly attempt: Attempt;
  readonly resolve: (outcome: ActionResult) => void;
  readonly reject: (error: unknown) => void;
}

interface Committed {
  /** Everything after what this process knew; all from the first where the log was written anew. */
  readonly missed: readonly TableEvent[];
  /** What has come next. */
  readonly after: BatchResult;
}

/** Nobody is asked what has happened already where all that is known is the table. */
const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * What is written next. It is taken as late as can be, for all that comes until then; a transaction that
 * runs anew takes the same.
 */
const batchOf = (lane: Waiting[]): (() => readonly Waiting[]) => {
  let batch: readonly Waiting[] | undefined;
  return () => (batch ??= lane.splice(0, BATCH));
};

/**
 * What has happened on all tables. Whatever appends holds the table's row, so events have no holes and
 * become visible in order, whichever process wrote them. Attempts on one table that come while another is
 * being written go into one transaction: a commit costs more than what is in it.
 */
export const createJournal = ({ db, clock, personalMs }: JournalOptions): Journal => {
  const tables = new Map<string, LiveTable>();
  const reading = new Map<string, Promise<LiveTable | undefined>>();
  const lanes = new Map<string, Waiting[]>();

  /** Reads a table a part at a time: 50,000 events at once would hold the event loop. */
  const readWhole = async (id: string): Promise<LiveTable | undefined> => {
    const row = await db
      .selectFrom('live_tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const table = new LiveTable(row, clock);
    for await (const events of eventsInBatches(db, id, row.last_seq)) table.advance(events);
    return table;
  };

  const read = async (id: string): Promise<LiveTable | undefined> => {
    const table = await readWhole(id);
    if (table) tables.set(id, table);
    return table;
  };

  /** Reads a table anew whose events were written anew. */
  const readAgain = async (table: LiveTable): Promise<void> => {
    const fresh = await readWhole(table.id);
    if (!fresh) forget(table.id);
    // What was read before the log was written anew is out of date.
    else if (fresh.rewrites >= table.rewrites) table.reload(fresh);
  };

  const open = async (id: string): Promise<LiveTable | undefined> => {
    const known = tables.get(id);
    if (known) {
      known.usedAt = performance.now();
      return known;
    }
    const running = reading.get(id) ?? read(id).finally(() => reading.delete(id));
    reading.set(id, running);
    return running;
  };

  const forget = (id: string): void => {
    tables.get(id)?.end();
    tables.delete(id);
  };

  /** Writes what attempts have come to, with the table's row as it is then. */
  const write = async (
    transaction: Database,
    { also, row, written }: BatchResult,
  ): Promise<void> => {
    await writeEvents(transaction, row.id, written);
    for (const more of also) await more(transaction);
  };

  /**
   * Commits attempts on a table that is as this process knows it: nobody has to be asked what has happened.
   * @returns nothing where it is not, or where a refusal may be of something that has happened already
   */
  const commitKnown = async (
    transaction: Database,
    { rewrites, row, shares, state }: LiveTable,
    attempts: readonly Attempt[],
  ): Promise<Committed | undefined> => {
    // Somebody else has written since, as this process has read.
    if (row.last_seq !== state.seq || row.rewrites !== rewrites) return undefined;
    const after = applyAttempts(
      { row, shares, state, happened: NOTHING },
      attempts,
      clock(),
      personalMs,
    );
    const isRefused = after.outcomes.some((outcome) => 'error' in outcome);
    if (isRefused || !(await compareAndSetTable(transaction, row, after.row))) return undefined;
    await write(transaction, after);
    return { missed: [], after };
  };

  /**
   * Commits attempts on a table that is held meanwhile, from what is written of it.
   * @returns `stale` where all of it has to be read anew first
   */
  const commitHeld = async (
    transaction: Database,
    table: LiveTable,
    attemptsOf: () => readonly Attempt[],
  ): Promise<Committed | 'stale' | undefined> => {
    const row = await lockTable(transaction, table.id);
    if (!row) return undefined;
    const { state } = table;
    if (row.rewrites !== table.rewrites || row.last_seq < state.seq) return 'stale';
    const missed =
      state.seq === row.last_seq ? [] : await eventsAfter(transaction, table.id, state.seq);
    const attempts = attemptsOf();
    const ids = attempts.flatMap(({ id }) => id ?? []);
    const happened = await appliedActions(transaction, table.id, ids);
    const shares = new GuestQuotas(table.shares);
    for (const event of missed) shares.add(event);
    const before = { row, shares, state: foldAll(state, missed), happened };
    const after = applyAttempts(before, attempts, clock(), personalMs);
    if (after.written.length > 0) {
      await compareAndSetTable(transaction, row, after.row);
      await write(transaction, after);
    }
    return { missed, after };
  };

  const commit = (
    table: LiveTable,
    attemptsOf: () => readonly Attempt[],
  ): Promise<Committed | 'stale' | undefined> => {
    let isAgain = false;
    return inTransaction(db, async (transaction) => {
      // An action that has happened before has its row already: then the transaction runs again, and asks.
      const isFirst = !isAgain;
      isAgain = true;
      const done = isFirst && (await commitKnown(transaction, table, attemptsOf()));
      return done || commitHeld(transaction, table, attemptsOf);
    });
  };

  /** The same, once a table whose events were written anew has been read again. */
  const commitFresh = async (
    table: LiveTable,
    attemptsOf: () => readonly Attempt[],
  ): Promise<Committed | undefined> => {
    for (;;) {
      const committed = await commit(table, attemptsOf);
      if (committed !== 'stale') return committed;
      await readAgain(table);
    }
  };

  const work = async (id: string, lane: Waiting[]): Promise<void> => {
    while (lane.length > 0) {
      const batch = batchOf(lane);
      try {
        const table = await open(id);
        const attempts = () => batch().map(({ attempt }) => attempt);
        const committed = table && (await commitFresh(table, attempts));
        if (table && committed) {
          const { after, missed } = committed;
          if (after.row.rewrites === table.rewrites)
            table.advance([...missed, ...after.written.map(({ event }) => event)]);
          table.row = after.row;
        } else forget(id);
        for (const [index, { resolve }] of batch().entries())
          resolve(committed?.after.outcomes[index] ?? NO_TABLE);
      } catch (error) {
        for (const { reject } of batch()) reject(error);
      }
    }
    lanes.delete(id);
  };

  const catchUp: Journal['catchUp'] = async (table, rewrites) => {
    if (rewrites > table.rewrites) await readAgain(table);
    else table.advance(await eventsAfter(db, table.id, table.state.seq));
  };

  const lookAgain = async (table: LiveTable): Promise<void> => {
    const row = await db
      .selectFrom('live_tables')
      .select('rewrites')
      .where('id', '=', table.id)
      .executeTakeFirst();
    if (row) await catchUp(table, row.rewrites);
    else forget(table.id);
  };

  return {
    current: async (id) => {
      const table = await open(id);
      // Only for readers is it asked what other processes have written.
      if (table?.readers.size === 0) await lookAgain(table);
      return tables.get(id);
    },
    tables,
    forget,
    append: (id, attempt) => {
      const { promise, reject, resolve } = Promise.withResolvers<ActionResult>();
      const waiting = { attempt, resolve, reject };
      const lane = lanes.get(id);
      if (lane) lane.push(waiting);
      else {
        const fresh = [waiting];
        lanes.set(id, fresh);
        void work(id, fresh);
      }
      return promise;
    },
    catchUp,
    lookAgain,
  };
};
