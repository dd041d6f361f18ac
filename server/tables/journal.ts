import type { TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import { foldAll, foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import type { GroupCommit } from '#server/db/group-commit.ts';
import { MOST_TABLE_BYTES } from '#contract/tables-bounds.ts';
import { CLOCK_SLACK_MS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { Decision } from '#server/tables/actions/context.ts';
import { LiveTable } from '#server/tables/live.ts';
import { NO_TABLE, WORN_OUT, type Refusal } from '#server/tables/refusal.ts';
import {
  bytesOf,
  eventsAfter,
  happenedBefore,
  holdTable,
  toWritten,
  writeEvents,
  type Written,
} from '#server/tables/rows.ts';

/** After so long without anything happening a table closes, in ms. */
export const IDLE_MS = 24 * 60 * 60_000;

/** The most attempts of one transaction. */
const BATCH = 64;

/** Something that somebody wants to happen on a table. */
export interface Attempt {
  /** The action's id; `null` where nobody could send it twice. */
  readonly id: string | null;
  /** `host`, `server` or the id of a guest. */
  readonly by: string;
  /** What it comes to. It may be asked more than once. */
  readonly decide: (state: TableState, now: number) => Decision;
  /** What else is written with it. */
  readonly also?: (transaction: Database, event: TableEvent) => Promise<void>;
}

/** The place of what has happened, or why nothing has. */
export type Outcome = { readonly seq: number } | Refusal;

export interface JournalOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** How long guests' names and notes are kept after the end of a table, in ms. */
  readonly personalMs: number;
  /** Commits what happens. */
  readonly commits: Pick<GroupCommit, 'inTransaction'>;
}

export interface Journal {
  /** A table as it is now; `undefined` where there is none. */
  readonly current: (id: string) => Promise<LiveTable | undefined>;
  /** Makes something happen, in its place in the order; what the table does not allow is refused. */
  readonly append: (id: string, attempt: Attempt) => Promise<Outcome>;
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

/** The time of what comes next: events go on in time, but for those of a clock that was ahead. */
const timeAfter = (last: number, now: number): number =>
  last > now + CLOCK_SLACK_MS ? now : Math.max(now, last);

interface Waiting {
  readonly attempt: Attempt;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Committed {
  readonly outcomes: readonly Outcome[];
  /** Everything after what this process knew. */
  readonly events: readonly TableEvent[];
  /** How often the log was written anew; differs where the events are all from the first. */
  readonly rewrites: number;
}

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
export const createJournal = ({ db, clock, personalMs, commits }: JournalOptions): Journal => {
  const tables = new Map<string, LiveTable>();
  const reading = new Map<string, Promise<LiveTable | undefined>>();
  const lanes = new Map<string, Waiting[]>();

  const read = async (id: string): Promise<LiveTable | undefined> => {
    const row = await db
      .selectFrom('live_tables')
      .select(['id', 'code', 'rewrites'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const table = new LiveTable(row, clock);
    table.advance(await eventsAfter(db, id, 0));
    tables.set(id, table);
    return table;
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

  const commit = (
    table: LiveTable,
    attemptsOf: () => readonly Attempt[],
  ): Promise<Committed | undefined> =>
    commits.inTransaction(async (transaction) => {
      const row = await holdTable(transaction, table.id);
      if (!row) return undefined;
      const isKnown = row.rewrites === table.rewrites && table.state.seq <= row.last_seq;
      let state = isKnown ? table.state : NEW_TABLE;
      const missed =
        state.seq === row.last_seq ? [] : await eventsAfter(transaction, table.id, state.seq);
      state = foldAll(state, missed);
      const attempts = attemptsOf();
      const ids = attempts.flatMap(({ id }) => id ?? []);
      const happened = await happenedBefore(transaction, table.id, ids);
      const now = timeAfter(row.touched_at, clock());
      const written: Written[] = [];
      let bytes = row.bytes ?? 0;
      /** Takes an event into what is written, or nothing where the table has no room for it. */
      const write = (
        by: string,
        actionId: string | null,
        body: Extract<Decision, { kind: string }>,
      ) => {
        const event: TableEvent = { seq: state.seq + 1, at: now, by, ...body };
        const fresh = toWritten(event, actionId);
        const grown = bytes + bytesOf([fresh]);
        if (grown > MOST_TABLE_BYTES && event.kind !== 'closed') return undefined;
        bytes = grown;
        state = foldTable(state, event);
        written.push(fresh);
        return event;
      };
      if (state.phase === 'open' && now - row.touched_at >= IDLE_MS)
        write('server', null, { kind: 'closed' });
      const outcomes: Outcome[] = [];
      for (const { also, by, decide, id } of attempts) {
        const before = id === null ? undefined : happened.get(id);
        if (before !== undefined) {
          outcomes.push({ seq: before });
          continue;
        }
        const decision = decide(state, now);
        if ('error' in decision) {
          outcomes.push(decision);
          continue;
        }
        const event = write(by, id, decision);
        if (!event) {
          outcomes.push(WORN_OUT);
          continue;
        }
        if (id !== null) happened.set(id, event.seq);
        await also?.(transaction, event);
        outcomes.push({ seq: event.seq });
      }
      if (written.length > 0) {
        await writeEvents(transaction, table.id, written);
        await transaction
          .updateTable('live_tables')
          .set({
            last_seq: state.seq,
            // A clock that was put back for a while must not make the table look idle once it is right.
            touched_at: Math.max(row.touched_at, now),
            bytes,
            ...(state.closedAt !== null &&
              row.closed_at === null && {
                closed_at: state.closedAt,
                personal_until: state.closedAt + personalMs,
              }),
          })
          .where('id', '=', table.id)
          .execute();
      }
      return {
        outcomes,
        events: [...missed, ...written.map(({ event }) => event)],
        rewrites: row.rewrites,
      };
    });

  const take = (table: LiveTable, { events, rewrites }: Committed): void => {
    if (rewrites === table.rewrites) table.advance(events);
    // What was read before the log was written anew is out of date.
    else if (rewrites > table.rewrites) table.reload(events, rewrites);
  };

  const work = async (id: string, lane: Waiting[]): Promise<void> => {
    while (lane.length > 0) {
      const batch = batchOf(lane);
      try {
        const table = await open(id);
        const attempts = () => batch().map(({ attempt }) => attempt);
        const committed = table && (await commit(table, attempts));
        if (table && committed) take(table, committed);
        else forget(id);
        for (const [index, { resolve }] of batch().entries())
          resolve(committed?.outcomes[index] ?? NO_TABLE);
      } catch (error) {
        for (const { reject } of batch()) reject(error);
      }
    }
    lanes.delete(id);
  };

  const catchUp: Journal['catchUp'] = async (table, rewrites) => {
    const from = rewrites === table.rewrites ? table.state.seq : 0;
    take(table, { events: await eventsAfter(db, table.id, from), outcomes: [], rewrites });
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
      const { promise, reject, resolve } = Promise.withResolvers<Outcome>();
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
