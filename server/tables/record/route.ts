import { Hono, type Context } from 'hono';

import * as m from '#messages';

import {
  DOCX_TYPE,
  RECORD_FORMS,
  type RecordForm,
  type TableRecord as Record,
} from '#contract/table-record.ts';
import { RECORDS_PATH, TABLES_PATH } from '#contract/tables-bounds.ts';
import { FILE_PREFIX } from '#facts/files.ts';
import { recordOf } from '#lib/tables/build-record.ts';
import { isIn, stateFor } from '#lib/tables/redact.ts';
import { errorAnswer, limitAnswer } from '#server/http/errors.ts';
import { firstLanguage } from '#server/http/preferred-language.ts';
import { requestLanguage, withLanguage } from '#server/shared/language.ts';
import { loadDrawing } from '#server/shared/load-drawing.ts';
import type { RenderResult } from '#server/shared/render-queue.ts';
import { stateIn } from '#server/tables/deck-texts.ts';
import { actionErrorAnswer } from '#server/tables/host-routes.ts';
import { csvOf } from '#server/tables/record/csv.ts';
import { markdownOf } from '#server/tables/record/markdown.ts';
import { timeFormatIn, type TimeFormat } from '#lib/tables/record-words.ts';
import { actionError, NOT_AT_TABLE } from '#server/tables/action-error.ts';
import type { LiveTable } from '#server/tables/live-table.ts';
import { createTokenBucket, type BucketOptions } from '#server/tables/token-bucket.ts';
import type { TableService } from '#server/tables/table-service.ts';
import { writeParts } from '#server/tables/record/write-parts.ts';

/** Records per seat: a burst of twelve, then one every five seconds. */
const RECORDS: BucketOptions = { capacity: 12, refillPerSecond: 1 / 5 };

/** Records per address: 60 guests at once, in two formats. */
const RECORDS_OF_ADDRESS: BucketOptions = { capacity: 150, refillPerSecond: 2 };

/** Queued records per address and per table. */
const WAITING = 6;

const TYPES: { readonly [Form in RecordForm]: string } = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  docx: DOCX_TYPE,
};

const WRITERS: {
  readonly [Form in RecordForm]: (record: Record, times: TimeFormat) => Promise<RenderResult>;
} = {
  md: (record, times) => writeParts(markdownOf(record, times)),
  json: (record) => writeParts([`${JSON.stringify(record, null, 2)}\n`]),
  csv: (record) => writeParts(csvOf(record)),
  pdf: async (record, times) => {
    await loadDrawing();
    return (await import('#server/tables/record/pdf/record-pdf.ts')).toPdf(record, times);
  },
  docx: async (record, times) =>
    (await import('#server/tables/record/docx/record-docx.ts')).toDocx(record, times),
};

const NO_LINK = actionError('not_found', m.record_link_dead);

const UNLISTED = { 'X-Robots-Tag': 'noindex' };

/** The client of a request for a record. */
interface Asker {
  readonly table: LiveTable;
  readonly role: 'host' | 'screen';
  readonly address: string;
  /** Further headers of the answer. */
  readonly headers?: { readonly [name: string]: string };
}

/**
 * `GET /tables/{code}/record.{md,json,csv,pdf,docx}`: the record of a table, for its seats, and the same below
 * `/records/{token}`, by a link that the host has shared (behaviour/tables.md, 'Record'). The code that
 * writes PDF and Word loads with the first such file.
 */
export const recordRoutes = (
  { clock, journal, recordLinks, renderQueue, seats, textsFor }: TableService,
  addressOf: (c: Context) => string,
): Hono => {
  const mayTake = createTokenBucket(RECORDS, clock);
  const mayTakeFrom = createTokenBucket(RECORDS_OF_ADDRESS, clock);
  const asked = new Map<string, Promise<RenderResult>>();
  const waiting = new Map<string, number>();

  /**
   * Renders the record of a key once for all concurrent requests.
   * @param holders the address and the table it counts for
   * @returns `undefined` where too many are queued
   */
  const makeOnce = (
    key: string,
    holders: readonly string[],
    make: () => Promise<RenderResult>,
  ): Promise<RenderResult> | undefined => {
    const known = asked.get(key);
    if (known) return known;
    const held = (holder: string): number => waiting.get(holder) ?? 0;
    if (holders.some((holder) => held(holder) >= WAITING)) return undefined;
    const made = renderQueue(key, make);
    if (!made) return undefined;
    asked.set(key, made);
    for (const holder of holders) waiting.set(holder, held(holder) + 1);
    const end = (): void => {
      asked.delete(key);
      for (const holder of holders)
        if (held(holder) > 1) waiting.set(holder, held(holder) - 1);
        else waiting.delete(holder);
    };
    made.then(end, end);
    return made;
  };

  const tooFast = (c: Context): Response =>
    limitAnswer(c, 1000 / RECORDS.refillPerSecond, m.record_too_fast());

  const sendIn = async (
    c: Context,
    form: RecordForm,
    language: string,
    { address, headers, role, table }: Asker,
  ): Promise<Response> => {
    const times = timeFormatIn(c.req.query('zone') ?? 'UTC');
    if (!times) return errorAnswer(c, 'invalid', m.record_zone_unknown());
    const { code, rewrites, state } = table;
    const ofDeck = textsFor(c.req.header('Accept-Language') ?? language);
    const languages = `${language} ${ofDeck.language ?? ''}`;
    const key = [table.id, rewrites, state.seq, role, times.zone, languages, form].join(' ');
    const made = makeOnce(key, [address, table.id], () => {
      const seen = stateIn(stateFor({ role }, state), ofDeck.texts);
      const record = recordOf(seen, { cards: ofDeck.cards, code, now: clock() });
      return WRITERS[form](record, times);
    });
    if (!made) return errorAnswer(c, 'unavailable', m.record_busy());
    const day = times.date(new Date(state.openedAt).toISOString());
    return c.body(await made, 200, {
      'Content-Type': TYPES[form],
      'Content-Disposition': `attachment; filename="${FILE_PREFIX}-table-${code}-${day}.${form}"`,
      'Content-Language': language,
      'Cache-Control': 'no-store',
      ...headers,
    });
  };

  const send = (c: Context, form: RecordForm, asker: Asker): Promise<Response> => {
    // The language of cards may be another one than that of the page.
    const language = firstLanguage([c.req.query('language') ?? '']) ?? requestLanguage();
    return withLanguage(language, () => sendIn(c, form, language, asker));
  };

  const toSeat = async (c: Context, code: string, form: RecordForm): Promise<Response> => {
    const seat = await seats.of(c, code);
    const table = seat && (await journal.current(seat.tableId));
    if (!table || !isIn(seat.viewer, table.state)) return actionErrorAnswer(c, NOT_AT_TABLE);
    const address = addressOf(c);
    if (!mayTake(seat.id) || !mayTakeFrom(address)) return tooFast(c);
    // Guests and screens share one record.
    const role = seat.viewer.role === 'host' ? 'host' : 'screen';
    return send(c, form, { address, role, table });
  };

  const toLink = async (c: Context, token: string, form: RecordForm): Promise<Response> => {
    const address = addressOf(c);
    if (!mayTakeFrom(address)) return tooFast(c);
    const id = await recordLinks.tableOf(token);
    const table = id === undefined ? undefined : await journal.current(id);
    return table
      ? send(c, form, { address, headers: UNLISTED, role: 'screen', table })
      : actionErrorAnswer(c, NO_LINK);
  };

  const app = new Hono();
  for (const form of RECORD_FORMS) {
    app.get(`${TABLES_PATH}/:code/record.${form}`, (c) => toSeat(c, c.req.param('code'), form));
    app.get(`${RECORDS_PATH}/:token/record.${form}`, (c) => toLink(c, c.req.param('token'), form));
  }
  return app;
};
