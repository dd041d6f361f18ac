import type { DeckCard } from '#contract/deck-card.ts';
import { TABLE_DAYS } from '#contract/tables-bounds.ts';
import type { Database } from '#server/db/open.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { createRenderQueue } from '#server/shared/render-queue.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { cleanUpTables } from '#server/tables/cleanup.ts';
import { createHub } from '#server/tables/hub.ts';
import { createJournal } from '#server/tables/journal.ts';
import { createSeats } from '#server/tables/seats.ts';

/** Interval of the cleanup, in ms. */
const LOOK_MS = 60_000;

const DAY = 24 * 60 * 60_000;

/** Size and TTL, in ms, of the cache of PDF records: a whole group requests the same one. */
const KEPT_RECORDS = 8;
const KEPT_MS = 60_000;

export interface TableServiceOptions {
  readonly db: Database;
  readonly cards: readonly DeckCard[];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
  /** The app's origin, such as `https://app.example.com`. */
  readonly origin: string;
  /** A table opened during the deletion of its account is deleted again. */
  readonly accountExists: AccountExists;
  /** Retention of guests' names and notes after a table is closed, in days. */
  readonly days?: number;
}

export const createTableService = (options: TableServiceOptions) => {
  const { accountExists, cards, clock, days = TABLE_DAYS, db, log, origin } = options;
  const journal = createJournal({ db, clock, personalMs: days * DAY });
  const hub = createHub({ clock, db, journal, log });
  const end = () => cleanUpTables(db, journal, clock());
  let timer: NodeJS.Timeout | undefined;
  return {
    db,
    clock,
    origin,
    days,
    accountExists,
    journal,
    hub,
    seats: createSeats(db, origin, clock),
    /** Renders PDF records. */
    renderQueue: createRenderQueue(KEPT_RECORDS, KEPT_MS),
    /** The cards of the deck and their streams, by code. */
    cards: new Map(cards.map((card) => [card.code, card])),
    deck: new Map(cards.map(({ code, stream }) => [code, stream])),
    /** Runs the cleanup once. */
    end,
    /** Runs the cleanup every minute, in a long-lived process. */
    start: (): void => {
      timer ??= setInterval(() => {
        end().catch((error: unknown) => log({ event: 'tables_end_failed', ...traceOf(error) }));
      }, LOOK_MS).unref();
    },
    close: (): void => {
      clearInterval(timer);
      hub.close();
    },
  };
};

/** The tables of this process (behaviour/tables.md, 'Tables'; decision 0030). */
export type TableService = ReturnType<typeof createTableService>;
