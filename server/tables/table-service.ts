import type { Stream } from '#contract/cards.ts';
import type { DeckCard } from '#contract/deck-card.ts';
import type { Database } from '#server/db/open.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { createRenderQueue, type RenderQueue } from '#server/shared/render-queue.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { cleanUpTables } from '#server/tables/cleanup.ts';
import { createHub, type Hub } from '#server/tables/hub.ts';
import { createJournal, type Journal } from '#server/tables/journal.ts';
import { createSeats, type Seats } from '#server/tables/seats.ts';

/** How often it is looked for tables that are to end, in ms. */
const LOOK_MS = 60_000;

const DAY = 24 * 60 * 60_000;

/** How many drawn records are kept, and how long, in ms: a whole group takes the same one. */
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
  /** Whether an account is there; a table of one that is being deleted is undone. */
  readonly accountExists: AccountExists;
  /** For how many days after its end a table keeps names and notes of its guests. */
  readonly days?: number;
}

/** The tables of this process (behaviour/tables.md, 'Tables'; decision 0030). */
export interface TableService {
  readonly db: Database;
  readonly clock: () => number;
  readonly origin: string;
  readonly accountExists: AccountExists;
  readonly journal: Journal;
  readonly hub: Hub;
  readonly seats: Seats;
  /** Draws the records that are files to print. */
  readonly renderQueue: RenderQueue;
  /** The cards of the deck, and the stream of each, by code. */
  readonly cards: ReadonlyMap<string, DeckCard>;
  readonly deck: ReadonlyMap<string, Stream>;
  /** Closes idle tables and deletes names and notes that are due. */
  readonly end: () => Promise<void>;
  /** Does so every minute by itself, where the process is there all the time. */
  readonly start: () => void;
  /** Ends all streams and timers. */
  readonly close: () => void;
}

/** How long names and notes are kept where nothing else is set. */
const TABLE_DAYS = 30;

export const createTableService = (options: TableServiceOptions): TableService => {
  const { accountExists, cards, clock, days = TABLE_DAYS, db, log, origin } = options;
  const journal = createJournal({ db, clock, personalMs: days * DAY });
  const hub = createHub({ clock, db, journal, log });
  const end = () => cleanUpTables(db, journal, clock());
  let timer: NodeJS.Timeout | undefined;
  return {
    db,
    clock,
    origin,
    accountExists,
    journal,
    hub,
    seats: createSeats(db, origin, clock),
    renderQueue: createRenderQueue(KEPT_RECORDS, KEPT_MS),
    cards: new Map(cards.map((card) => [card.code, card])),
    deck: new Map(cards.map(({ code, stream }) => [code, stream])),
    end,
    start: () => {
      timer ??= setInterval(() => {
        end().catch((error: unknown) => log({ event: 'tables_end_failed', ...traceOf(error) }));
      }, LOOK_MS).unref();
    },
    close: () => {
      clearInterval(timer);
      hub.close();
    },
  };
};
