import { Hono, type Context } from 'hono';

import {
  RECORD_FORMS,
  type RecordForm,
  type TableRecord as Record,
} from '#contract/table-record.ts';
import { TABLES_PATH } from '#contract/tables-bounds.ts';
import { isIn, stateFor } from '#lib/tables/view.ts';
import { errorAnswer } from '#server/http/errors.ts';
import type { Drawn } from '#server/shared/press.ts';
import { refused } from '#server/tables/host-routes.ts';
import { toCsv } from '#server/tables/record/csv.ts';
import { toMarkdown } from '#server/tables/record/markdown.ts';
import { recordOf } from '#server/tables/record/model.ts';
import { timesIn, type Times } from '#lib/tables/record-words.ts';
import { NOT_AT_TABLE } from '#server/tables/refusal.ts';
import { stepsBegun } from '#server/tables/rows.ts';
import { createSeatLimit, type SeatBounds } from '#server/tables/seat-limit.ts';
import type { Tables } from '#server/tables/tables.ts';

/** Twelve records of a browser at once, and then one every five seconds. */
const RECORDS: SeatBounds = { atOnce: 12, perSecond: 1 / 5 };

const TYPES: { readonly [Form in RecordForm]: string } = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

const WRITERS: {
  readonly [Form in Exclude<RecordForm, 'pdf'>]: (record: Record, times: Times) => string;
} = {
  md: toMarkdown,
  json: (record) => `${JSON.stringify(record, null, 2)}\n`,
  csv: toCsv,
};

/**
 * `GET /tables/{code}/record.{md,json,csv,pdf}`: what came of a table, for whoever has a seat at it
 * (behaviour.md, 'Tables: the record'). What draws the PDF is loaded when the first one is wanted.
 */
export const recordRoutes = ({ cards, clock, db, journal, press, seats }: Tables): Hono => {
  const mayTake = createSeatLimit(RECORDS, clock);

  const answer = async (c: Context, code: string, form: RecordForm): Promise<Response> => {
    const seat = await seats.of(c, code);
    const table = seat && (await journal.current(seat.tableId));
    if (!table || !isIn(seat.viewer, table.state)) return refused(c, NOT_AT_TABLE);
    const times = timesIn(c.req.query('zone') ?? 'UTC');
    if (!times) return errorAnswer(c, 'invalid', 'There is no such time zone.');
    if (!mayTake(seat.id)) {
      c.header('Retry-After', String(1 / RECORDS.perSecond));
      return errorAnswer(
        c,
        'rate_limited',
        'That was a little fast. Please try again in a moment.',
      );
    }
    const { rewrites, state } = table;
    const began = await stepsBegun(db, table.id, state.seq);
    const record = recordOf(stateFor(seat.viewer, state), { began, cards, code, now: clock() });
    const send = (body: string | Drawn): Response =>
      c.body(body, 200, {
        'Content-Type': TYPES[form],
        'Content-Disposition': `attachment; filename="dck-table-${code}-${times.date(record.openedAt)}.${form}"`,
        'Cache-Control': 'no-store',
      });
    if (form !== 'pdf') return send(WRITERS[form](record, times));
    // Everybody but the host has the same record of the same moment.
    const whose = seat.viewer.role === 'host' ? 'host' : 'guest';
    const key = [table.id, rewrites, state.seq, whose, times.zone].join(' ');
    const drawn = press(key, async () =>
      (await import('#server/tables/record/pdf/pdf.ts')).toPdf(record, times),
    );
    if (!drawn)
      return errorAnswer(c, 'unavailable', 'Many are asking for records. Please try again soon.');
    return send(await drawn);
  };

  const app = new Hono();
  for (const form of RECORD_FORMS)
    app.get(`${TABLES_PATH}/:code/record.${form}`, (c) => answer(c, c.req.param('code'), form));
  return app;
};
