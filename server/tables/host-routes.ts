import { Hono, type Context } from 'hono';
import * as z from 'zod';

import * as m from '#messages';

import { parseTableCode, TABLES_PATH } from '#contract/tables-bounds.ts';
import { TableRequest, type TableMembership } from '#contract/tables.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import { listTables, openTable } from '#server/tables/open-table.ts';
import { NO_TABLE, type ActionError } from '#server/tables/action-error.ts';
import { deleteTable } from '#server/tables/repository.ts';
import type { TableService } from '#server/tables/table-service.ts';

export const actionErrorAnswer = (
  c: Context,
  { error, message, retryAfterMs }: ActionError,
): Response => {
  if (retryAfterMs !== undefined) c.header('Retry-After', inSeconds(retryAfterMs));
  return errorAnswer(c, error, message());
};

/**
 * The account's tables: `GET` and `POST /tables`, `POST /tables/{code}/hosts` for another device,
 * `DELETE /tables/{code}`, and `/tables/{code}/record-link` for people who were not there.
 */
export const hostRoutes = (tables: TableService): Hono<GuardedEnv> => {
  const { accountExists, clock, db, deck, journal, recordLinks, seats, textsFor } = tables;

  const ownTable = async (accountId: string, code: string) => {
    // PostgreSQL rejects some texts, such as NUL: query valid codes only.
    if (parseTableCode(code) !== code) return undefined;
    return db
      .selectFrom('live_tables')
      .select(['id', 'code'])
      .where('code', '=', code)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  };

  const seatHost = async (c: Context, { code, id }: { code: string; id: string }) => {
    const known = await seats.of(c, code);
    if (known?.viewer.role !== 'host') {
      const { token, write } = seats.make(id, 'host');
      await write(db);
      await seats.boundHosts(id);
      seats.give(c, code, token);
    }
    const door: TableMembership = { code, role: 'host', waits: false, now: clock() };
    return c.json(door);
  };

  const linkPath = `${TABLES_PATH}/:code/record-link`;

  return new Hono<GuardedEnv>()
    .get(TABLES_PATH, async (c) => {
      const list = await listTables(db, c.get('caller').accountId);
      const { texts } = textsFor(c.req.header('Accept-Language'));
      if (texts) for (const table of list) table.source = texts.source(table.source);
      return c.json(list);
    })
    .post(TABLES_PATH, async (c) => {
      const request = z.safeParse(TableRequest, c.get('json'));
      if (!request.success) return errorAnswer(c, 'invalid', m.tables_refused_unreadable());
      const { accountId } = c.get('caller');
      const opened = await openTable(db, accountId, request.data, { clock, deck });
      if ('error' in opened) return actionErrorAnswer(c, opened);
      const answer = await seatHost(c, opened);
      if (await accountExists(accountId)) return answer;
      await deleteTable(db, opened.id);
      return errorAnswer(c, 'unauthorized');
    })
    .post(`${TABLES_PATH}/:code/hosts`, async (c) => {
      const table = await ownTable(c.get('caller').accountId, c.req.param('code'));
      return table ? seatHost(c, table) : actionErrorAnswer(c, NO_TABLE);
    })
    .get(linkPath, async (c) => {
      const table = await ownTable(c.get('caller').accountId, c.req.param('code'));
      return table ? c.json(await recordLinks.find(table.id)) : actionErrorAnswer(c, NO_TABLE);
    })
    .post(linkPath, async (c) => {
      const table = await ownTable(c.get('caller').accountId, c.req.param('code'));
      return table ? c.json(await recordLinks.make(table.id)) : actionErrorAnswer(c, NO_TABLE);
    })
    .delete(linkPath, async (c) => {
      const table = await ownTable(c.get('caller').accountId, c.req.param('code'));
      if (!table) return actionErrorAnswer(c, NO_TABLE);
      await recordLinks.end(table.id);
      return c.body(null, 204);
    })
    .delete(`${TABLES_PATH}/:code`, async (c) => {
      const table = await ownTable(c.get('caller').accountId, c.req.param('code'));
      if (!table) return actionErrorAnswer(c, NO_TABLE);
      await deleteTable(db, table.id);
      journal.forget(table.id);
      return c.body(null, 204);
    });
};
