import { expect, test } from 'vitest';

import type { EventBody } from '#contract/table-events.ts';
import { AccountData } from '#contract/account.ts';
import { exportAccount } from '#server/account/export.ts';
import type { Database } from '#server/db/open.ts';
import { exportMyCards } from '#server/my-cards/export.ts';
import { toEventRow, writeEvents } from '#server/tables/repository.ts';
import { exportedData } from '#support/account/exported.ts';
import { startTables } from '#support/tables/calls.ts';

/** More than is read at a time. */
const MANY = 250;

/** Lets so much happen on a table that has just been opened. */
const letHappen = async (db: Database, code: string): Promise<void> => {
  const { id } = await db
    .selectFrom('live_tables')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const body: EventBody = { kind: 'lit', place: null };
  const events = Array.from({ length: MANY - 1 }, (_, index) =>
    toEventRow({ seq: index + 2, at: 0, by: 'host', ...body }, null),
  );
  await writeEvents(db, id, events);
  await db.updateTable('live_tables').set({ last_seq: MANY }).where('id', '=', id).execute();
};

test('all that happened on a long table is in the data of its host, in order', async () => {
  const { db, open } = await startTables();
  const { code } = await open();
  await letHappen(db, code);
  const [table] = (await exportedData(db, 'ada')).tables;
  expect(table?.events.map((event) => (event as { seq: number }).seq)).toEqual(
    Array.from({ length: MANY }, (_, index) => index + 1),
  );
});

test('tables are read as they are taken, not before', async () => {
  const { db, open, time } = await startTables();
  for (let table = 0; table < 3; table += 1) {
    const { code } = await open();
    await letHappen(db, code);
    time.now += 1;
  }
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of await exportAccount(db, 'ada')) {
    // Nothing is left of the others once the first piece of the first one is there.
    if (!text.includes('"events"')) await db.deleteFrom('table_events').execute();
    text += decoder.decode(piece);
  }
  const { tables } = AccountData.parse(JSON.parse(text));
  expect(tables.map(({ events }) => events.length)).toEqual([0, 0, 0]);
});

const NEW_ACCOUNT = {
  store: 'store',
  revision: 0,
  bytes: 0,
  hands: 0,
  month_operations: 0,
  month_ends_at: 0,
};

test('an account without tables has an empty list of them', async () => {
  const { db } = await startTables();
  expect((await exportedData(db, 'ada')).tables).toEqual([]);
});

test('whoever asks for their data again and again is to wait', async () => {
  const { hostOf, time } = await startTables();
  const ada = await hostOf('ada');
  const ask = async () => {
    const answer = await ada.send('GET', '/account');
    await answer.text();
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: 25 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  const refused = await ask();
  time.now += Number(refused.headers.get('Retry-After')) * 1000;
  expect((await ask()).status).toBe(200);
});

test('items of My Cards that change while a page is read are in the data all the same', async () => {
  const { db } = await startTables();
  const account = { account_id: 'ada' };
  await db
    .insertInto('my_accounts')
    .values({ ...NEW_ACCOUNT, ...account })
    .execute();
  const items = Array.from({ length: 501 }, (_, index) => ({
    ...account,
    kind: 'keep',
    key: `card:${index}`,
    revision: index + 1,
    value: '{}',
  }));
  await db.insertInto('my_items').values(items).execute();
  let isChanged = false;
  const changing = db.withPlugin({
    transformQuery: ({ node }) => node,
    // Between the two reads of the first page.
    transformResult: async ({ result }) => {
      if (!isChanged && result.rows.some((row) => 'bytes' in row)) {
        isChanged = true;
        await db
          .updateTable('my_items')
          .set(({ eb }) => ({ revision: eb('revision', '+', 1000) }))
          .where('revision', '<=', 500)
          .execute();
      }
      return result;
    },
  });
  let text = '';
  for await (const piece of exportMyCards(changing, 'ada')) text += piece;
  expect((JSON.parse(text) as { items: unknown[] }).items).toHaveLength(501);
});
