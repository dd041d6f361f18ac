import { TABLE_DAYS } from '#contract/tables-bounds.ts';
import { recordOf } from '#lib/tables/build-record.ts';
import { stateFor } from '#lib/tables/redact.ts';
import type { DeckContent } from '#server/catalogue/load.ts';
import type { WebhookSettings } from '#server/config/webhook.ts';
import type { Database } from '#server/db/open.ts';
import type { LiveTablesTable } from '#server/db/schema.ts';
import { createQueueWorker } from '#server/mail/mailer.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { createRenderQueue } from '#server/shared/render-queue.ts';
import { requestLanguage } from '#server/shared/language.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { cleanUpTables } from '#server/tables/cleanup.ts';
import { createDeckTexts, stateIn } from '#server/tables/deck-texts.ts';
import { createHub } from '#server/tables/hub.ts';
import { createJournal } from '#server/tables/journal.ts';
import { createRecordLinks } from '#server/tables/record/links.ts';
import { queueRecord, sendRecord } from '#server/tables/record/webhook.ts';
import { createSeats } from '#server/tables/seats.ts';

/** Interval of the cleanup, in ms. */
const LOOK_MS = 60_000;

const DAY = 24 * 60 * 60_000;

/** Size and TTL, in ms, of the cache of PDF records: a whole group requests the same one. */
const KEPT_RECORDS = 8;
const KEPT_MS = 60_000;

export interface TableServiceOptions {
  readonly db: Database;
  readonly deck: DeckContent;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
  /** The app's origin, such as `https://app.example.com`. */
  readonly origin: string;
  /** A table opened during the deletion of its account is deleted again. */
  readonly accountExists: AccountExists;
  /** Retention of guests' names and notes after a table is closed, in days. */
  readonly days?: number;
  /** The address that gets the record of each table at its close. */
  readonly webhook?: WebhookSettings;
}

export const createTableService = (options: TableServiceOptions) => {
  const { accountExists, clock, days = TABLE_DAYS, db, deck, log, origin, webhook } = options;
  const onClose =
    webhook && ((to: Database, row: LiveTablesTable) => queueRecord(to, row, clock()));
  const journal = createJournal({ db, clock, onClose, personalMs: days * DAY });
  const textsFor = createDeckTexts(deck);
  const records =
    webhook &&
    createQueueWorker({
      db,
      clock,
      log,
      part: 'records',
      send: async (mail, signal) => {
        const table = await journal.current(mail.recipient);
        // It may have been deleted meanwhile.
        if (!table) return;
        const { code, state } = table;
        const now = clock();
        const { cards, texts } = textsFor(requestLanguage());
        const seen = stateIn(stateFor({ role: 'host' }, state), texts);
        const record = recordOf(seen, { cards, code, now });
        await sendRecord(webhook, record, mail, now, signal);
      },
    });
  const hub = createHub({ clock, db, journal, log });
  const end = () => cleanUpTables({ db, journal, log }, clock());
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
    recordLinks: createRecordLinks(db, clock),
    /** Renders PDF records. */
    renderQueue: createRenderQueue(KEPT_RECORDS, KEPT_MS),
    /** The deck's texts in the language that a request accepts. */
    textsFor,
    /** The streams of the deck's cards, by code. */
    deck: new Map(deck.cards.map(({ code, stream }) => [code, stream])),
    /** Runs the cleanup once. */
    end,
    /** Sends the records that wait for the webhook once. */
    sendRecords: async (): Promise<void> => records?.deliver(),
    /** Runs the cleanup every minute, and sends records, in a long-lived process. */
    start: (): void => {
      records?.start();
      timer ??= setInterval(() => {
        end().catch((error: unknown) => log({ event: 'tables_end_failed', ...traceOf(error) }));
      }, LOOK_MS).unref();
    },
    close: (): void => {
      clearInterval(timer);
      hub.close();
    },
    /** Waits shortly for records that are being sent; before the database is closed. */
    endRecords: async (): Promise<void> => records?.close(),
  };
};

/** The tables of this process (behaviour/tables.md, 'Tables'; decision 0030). */
export type TableService = ReturnType<typeof createTableService>;
