import type { TableEvent } from '#contract/table-events.ts';
import { foldAll } from '#lib/tables/fold.ts';
import type { Database } from '#server/db/open.ts';
import type { LiveTablesTable } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { requestedLanguage, withLanguage } from '#server/shared/language.ts';
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
  appendIfUnchanged,
  appliedActions,
  lockTable,
  compareAndSetTable,
  writeEvents,
} from '#server/tables/repository.ts';

/** Attempts of one transaction. */
const BATCH = 64;

export interface JournalOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Retention of guests' names and notes after a table is closed, in ms. */
  readonly personalMs: number;
  /** Further writes of the transaction that closes a table. */
  readonly onClose?: ((transaction: Database, row: LiveTablesTable) => Promise<void>) | undefined;
}

interface Waiting {
  readonly attempt: Attempt;
  readonly resolve: (outcome: ActionResult) => void;
  readonly reject: (error: unknown) => void;
}

interface Committed {
  /** Events of other processes since the state in memory. */
  readonly missed: readonly TableEvent[];
  readonly after: BatchResult;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Takes a batch from the queue at its first call, as late as possible; a retried transaction gets the same. */
const batchOf = (lane: Waiting[]): (() => readonly Waiting[]) => {
  let batch: readonly Waiting[] | undefined;
  return () => (batch ??= lane.splice(0, BATCH));
};

/**
 * The event log of all tables. Appending locks the table's row, so that sequence numbers have no gaps and
 * become visible in order across processes. Attempts that arrive during a commit share the next
 * transaction.
 */
export const createJournal = ({ db, clock, onClose, personalMs }: JournalOptions) => {
  const tables = new Map<string, LiveTable>();
  const reading = new Map<string, Promise<LiveTable | undefined>>();
  const lanes = new Map<string, Waiting[]>();

  /** Reads a table in batches: 50,000 events at once would block the event loop. */
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

  /** Reloads a table whose log was rewritten. */
  const readAgain = async (table: LiveTable): Promise<void> => {
    const fresh = await readWhole(table.id);
    if (!fresh) forget(table.id);
    // A read that began before the rewrite is stale.
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

  const write = async (
    transaction: Database,
    { also, close, row, written }: BatchResult,
  ): Promise<void> => {
    await writeEvents(transaction, row.id, written);
    for (const more of also) await more(transaction);
    if (close) await withLanguage(close.language, () => onClose?.(transaction, row));
  };

  /**
   * Optimistic commit on the state in memory, by compare-and-set of the row: saves the reads.
   * @returns `undefined` where the row has changed, where an action may have been applied before, or where a
   * transaction has more to write
   */
  const commitKnown = async (
    { rewrites, row, shares, state }: LiveTable,
    attempts: readonly Attempt[],
  ): Promise<Committed | undefined> => {
    if (row.last_seq !== state.seq || row.rewrites !== rewrites) return undefined;
    const before = { row, shares, state, happened: NOTHING };
    const after = applyAttempts(before, attempts, clock(), personalMs);
    const isRefused = after.outcomes.some((outcome) => 'error' in outcome);
    const isMore = after.close !== undefined || after.also.length > 0;
    if (isRefused || isMore || after.written.length === 0) return undefined;
    const isAppended = await appendIfUnchanged(db, row, after.row, after.written);
    return isAppended ? { missed: [], after } : undefined;
  };

  /**
   * Commits under the lock of the row, on what is stored.
   * @returns `stale` where the log was rewritten and the table must be reloaded
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

  const commit = async (
    table: LiveTable,
    attemptsOf: () => readonly Attempt[],
  ): Promise<Committed | 'stale' | undefined> =>
    (await commitKnown(table, attemptsOf())) ??
    inTransaction(db, (transaction) => commitHeld(transaction, table, attemptsOf));

  /** Commits, after reloading a table whose log was rewritten. */
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

  const catchUp = async (table: LiveTable, rewrites: number): Promise<void> => {
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
    /** The current table; `undefined` where there is none. */
    current: async (id: string): Promise<LiveTable | undefined> => {
      const table = await open(id);
      // The hub polls tables with readers only.
      if (table?.readers.size === 0) await lookAgain(table);
      return tables.get(id);
    },
    /** Tables in memory, by id. */
    tables: tables as ReadonlyMap<string, LiveTable>,
    /** Evicts a table from memory and ends its readers. */
    forget,
    /** Appends the event of an attempt, or rejects it. */
    append: (id: string, attempt: Attempt): Promise<ActionResult> => {
      const { promise, reject, resolve } = Promise.withResolvers<ActionResult>();
      // The batch may be written in the context of another request.
      const waiting = { attempt: { ...attempt, language: requestedLanguage() }, resolve, reject };
      const lane = lanes.get(id);
      if (lane) lane.push(waiting);
      else {
        const fresh = [waiting];
        lanes.set(id, fresh);
        void work(id, fresh);
      }
      return promise;
    },
    /**
     * Reads events of other processes.
     * @param rewrites the row's rewrite count
     */
    catchUp,
    /** The same, after reading the row; evicts a deleted table. */
    lookAgain,
  };
};

export type Journal = ReturnType<typeof createJournal>;
