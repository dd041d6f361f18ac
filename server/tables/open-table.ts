import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import * as m from '#messages';

import type { EventBody, EventOf } from '#contract/table-events.ts';
import type { Stream } from '#contract/cards.ts';
import {
  MOST_OPEN_TABLES,
  MOST_TABLES,
  MOST_TABLES_BYTES,
  TABLE_TITLE_LENGTH,
} from '#contract/tables-bounds.ts';
import type { TableRequest, TableSummary } from '#contract/tables.ts';
import { NEW_TABLE } from '#lib/tables/fold.ts';
import { createLimit, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { giveWay } from '#server/shared/loop-share.ts';
import { decideLay } from '#server/tables/actions/cards.ts';
import { rejectLongCourse } from '#server/tables/actions/steps.ts';
import { makeTableCode } from '#server/tables/table-code.ts';
import { actionError, type ActionError } from '#server/tables/action-error.ts';
import { bytesOf, toEventRow, writeEvents, type NewEventRow } from '#server/tables/repository.ts';

const TOO_MANY_OPEN = actionError('too_large', () =>
  m.tables_refused_open_tables({ count: MOST_OPEN_TABLES }),
);
const NO_ROOM = actionError('too_large', m.tables_refused_no_room);

interface OpenedTable {
  readonly id: string;
  readonly code: string;
}

const initialEvents = (
  request: TableRequest,
  deck: ReadonlyMap<string, Stream>,
): EventBody[] | ActionError => {
  const {
    cards = [],
    groups = [],
    host,
    settings = {},
    source = { kind: 'empty' },
    steps = [],
  } = request;
  const { asks = false, locked = false, named = true, votes = 3 } = settings;
  const opened: EventBody = {
    kind: 'opened',
    source,
    settings: { asks, locked, named, votes },
    steps,
    ...(host !== undefined && { host }),
  };
  const grouped = groups.map((group): EventBody => ({ kind: 'grouped', ...group }));
  if (cards.length === 0) return [opened, ...grouped];
  const known = new Set(groups.map(({ group }) => group));
  const laid = decideLay(
    { deck, state: NEW_TABLE },
    {
      id: randomUUID(),
      kind: 'lay',
      cards: cards.map(({ code, face = 'up' }) => ({ place: randomUUID(), code, face })),
    },
  );
  if ('error' in laid || laid.kind !== 'laid') return 'error' in laid ? laid : [opened];
  const groupOf = new Map(cards.map(({ code, group }) => [code, group ?? null]));
  for (const card of laid.cards) {
    const group = groupOf.get(card.code ?? '') ?? null;
    card.group = group !== null && known.has(group) ? group : null;
  }
  const aside = new Set(cards.flatMap((card) => (card.aside ? [card.code] : [])));
  const setAside = laid.cards
    .filter(({ code }) => code !== undefined && aside.has(code))
    .map(({ place }): EventBody => ({ kind: 'setAside', place, aside: true }));
  return [opened, ...grouped, laid, ...setAside];
};

const inOrder = (bodies: readonly EventBody[], at: number): NewEventRow[] => {
  const write = (body: EventBody, index: number): NewEventRow =>
    toEventRow({ seq: index + 1, at, by: 'host', ...body }, null);
  return bodies.map(write);
};

/** Tables that an account may open per day. */
const OPENED_A_DAY = 60;
const DAY = 24 * 60 * 60_000;

const LATER = actionError('rate_limited', m.tables_refused_tables_a_day);

const rejectAtTableLimit = async (
  db: Database,
  accountId: string,
): Promise<ActionError | undefined> => {
  const { all, bytes, open } = await db
    .selectFrom('live_tables')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as('bytes'),
      fn.countAll<number>().filterWhere('closed_at', 'is', null).as('open'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN_TABLES) return TOO_MANY_OPEN;
  return all >= MOST_TABLES || bytes >= MOST_TABLES_BYTES ? NO_ROOM : undefined;
};

/**
 * Opens a table of an account, with a code of its own.
 * @param clock ms since the epoch
 */
export const openTable = async (
  db: Database,
  accountId: string,
  request: TableRequest,
  { clock, deck }: { readonly deck: ReadonlyMap<string, Stream>; readonly clock: () => number },
): Promise<OpenedTable | ActionError> => {
  const beginning = rejectLongCourse(request.steps ?? []) ?? initialEvents(request, deck);
  if ('error' in beginning) return beginning;
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const options = { name: PERSONAL_LIMITS.tables, points: OPENED_A_DAY, windowMs: DAY };
    // Locks the counter's row, which serialises the account's requests.
    const limit = createLimit({ db: transaction, clock, ...options });
    const taken = await limit.consume(accountId);
    if (!taken.ok) return { ...LATER, retryAfterMs: taken.retryAfterMs };
    const refusal = await rejectAtTableLimit(transaction, accountId);
    if (refusal) {
      await limit.refund(accountId);
      return refusal;
    }
    const table = { id: randomUUID(), code: makeTableCode() };
    const written = inOrder(beginning, now);
    await transaction
      .insertInto('live_tables')
      .values({
        ...table,
        account_id: accountId,
        last_seq: written.length,
        rewrites: 0,
        created_at: now,
        touched_at: now,
        closed_at: null,
        personal_until: null,
        bytes: bytesOf(written),
      })
      .execute();
    await writeEvents(transaction, table.id, written);
    return table;
  });
};

/** Maximum length of a first event up to the end of its source, in characters, with every character of the title escaped. */
const BEGINNING = 6 * TABLE_TITLE_LENGTH + 200;

/** The source within a first event. JSON escapes quotation marks within a title. */
const SOURCE = /"source":(\{.*?\}),"settings":/s;

/** The tables of an account, newest first. Reads only the beginning of each first event, which may have 60 kB. */
export const listTables = async (db: Database, accountId: string): Promise<TableSummary[]> => {
  // SQLite answers synchronously: one list per turn of the event loop.
  await giveWay();
  const rows = await db
    .selectFrom('live_tables')
    .innerJoin('table_events', 'table_events.table_id', 'live_tables.id')
    .select(['code', 'created_at', 'closed_at', 'personal_until', 'title'])
    .select(sql<string>`substr(body, 1, ${sql.lit(BEGINNING)})`.as('beginning'))
    .where('account_id', '=', accountId)
    .where('seq', '=', 1)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ beginning, closed_at, code, created_at, personal_until, title }) => ({
    code,
    source: {
      ...(JSON.parse(SOURCE.exec(beginning)?.[1] ?? '') as EventOf<'opened'>['source']),
      ...(title !== null && { title }),
    },
    openedAt: created_at,
    closedAt: closed_at,
    personalUntil: personal_until,
  }));
};
