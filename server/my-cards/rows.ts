import { randomUUID } from 'node:crypto';

import { sql, type SqlBool } from 'kysely';

import type { Item } from '#contract/my-cards.ts';
import { deleteInBatches, BATCH_ROWS } from '#server/db/batches.ts';
import type { Database } from '#server/db/open.ts';
import type { MyAccountsTable, MyItemsTable } from '#server/db/schema.ts';
import type { Placed } from '#server/my-cards/batch.ts';
import { giveWay } from '#server/shared/loop-share.ts';

/** Maximum of items in an answer, besides those that the request named. */
const PAGE = 500;

/** Maximum size of an answer's values, in UTF-8; the first item is always included. */
const PAGE_BYTES = 256 * 1024;

/** Rows per statement; SQLite allows 32,766 parameters. */
const CHUNK = 200;

/** Rows per statement where each may hold 200 kB, a note with all its other texts. */
const LARGE_CHUNK = 25;

const chunksOf = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, chunk) =>
    values.slice(chunk * size, (chunk + 1) * size),
  );

const toItem = ({ kind, key, revision, value }: Omit<MyItemsTable, 'account_id'>): Item =>
  // Only items of the contract are written.
  ({ kind, key, value: JSON.parse(value) as unknown, revision }) as Item;

/** Locks the account's row until the transaction ends; creates it if missing. */
export const holdAccount = (db: Database, accountId: string): Promise<MyAccountsTable> =>
  db
    .insertInto('my_accounts')
    .values({
      account_id: accountId,
      store: randomUUID(),
      revision: 0,
      bytes: 0,
      hands: 0,
      month_operations: 0,
      month_ends_at: 0,
    })
    // A no-op write, which locks the row or, in SQLite, the database.
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ revision: sql`my_accounts.revision` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Reads the account's row without locking it. */
export const readAccount = async (db: Database, accountId: string): Promise<MyAccountsTable> =>
  (await db
    .selectFrom('my_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? holdAccount(db, accountId);

/** Which of these operations were applied before. */
export const takenBefore = async (
  db: Database,
  accountId: string,
  operations: readonly Placed[],
): Promise<ReadonlySet<string>> => {
  if (operations.length === 0) return new Set();
  const rows = await db
    .selectFrom('my_operations')
    .select('id')
    .where('account_id', '=', accountId)
    .where(
      'id',
      'in',
      operations.map(({ operation }) => operation.id),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** The items that operations name; may include others with the same keys. Yields to other requests. */
export const itemsNamed = async (
  db: Database,
  accountId: string,
  operations: readonly Placed[],
): Promise<Item[]> => {
  const kinds = [...new Set(operations.map(({ operation }) => operation.kind))];
  const keys = [...new Set(operations.map(({ operation }) => operation.key))];
  const items: Item[] = [];
  for (const chunk of chunksOf(keys, LARGE_CHUNK)) {
    await giveWay();
    const rows = await db
      .selectFrom('my_items')
      .select(['kind', 'key', 'value', 'revision'])
      .where('account_id', '=', accountId)
      .where('kind', 'in', kinds)
      .where('key', 'in', chunk)
      .execute();
    await giveWay();
    items.push(...rows.map(toItem));
  }
  return items;
};

/**
 * A page of the rows changed after a revision, in order, and whether there are more. Yields to other requests. Lengths
 * are read first, because reading the 2 MB of a full account takes 20 ms.
 */
const pageAfter = async (db: Database, accountId: string, since: number) => {
  const changed = db
    .selectFrom('my_items')
    .where('account_id', '=', accountId)
    .where('revision', '>', since)
    .orderBy('revision');
  const lengths = await changed
    .select(['revision', sql<number>`octet_length(value)`.as('bytes')])
    .limit(PAGE + 1)
    .execute();
  let room = PAGE_BYTES;
  const beyond = lengths.findIndex(({ bytes }, place) => {
    room -= bytes;
    return place === PAGE || (room < 0 && place > 0);
  });
  const last = lengths.at(beyond === -1 ? -1 : beyond - 1);
  await giveWay();
  const rows = last
    ? await changed
        .select(['kind', 'key', 'value', 'revision'])
        .where('revision', '<=', last.revision)
        .execute()
    : [];
  return { rows, more: beyond !== -1 };
};

/**
 * All items of an account as JSON texts, in the order of their revisions, a page at a time, yielding to other
 * requests. Stored values are not parsed.
 */
export const itemTexts = async function* (
  db: Database,
  accountId: string,
): AsyncGenerator<readonly string[], void, void> {
  let since = 0;
  for (let more = true; more;) {
    await giveWay();
    const page = await pageAfter(db, accountId, since);
    yield page.rows.map(({ key, kind, revision, value }) => {
      const name = JSON.stringify({ kind, key });
      return `${name.slice(0, -1)},"value":${value},"revision":${revision}}`;
    });
    ({ more } = page);
    since = page.rows.at(-1)?.revision ?? since;
  }
};

/** A page of the items changed after a revision, in order, and whether there are more. Yields to other requests. */
export const itemsAfter = async (
  db: Database,
  accountId: string,
  since: number,
): Promise<{ readonly items: readonly Item[]; readonly more: boolean }> => {
  const { rows, more } = await pageAfter(db, accountId, since);
  await giveWay();
  return { items: rows.map(toItem), more };
};

export const writeItems = async (
  db: Database,
  accountId: string,
  items: readonly Item[],
): Promise<void> => {
  for (const chunk of chunksOf(items, LARGE_CHUNK)) {
    await giveWay();
    await db
      .insertInto('my_items')
      .values(
        chunk.map(({ kind, key, revision, value }) => ({
          account_id: accountId,
          kind,
          key,
          value: JSON.stringify(value),
          revision,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'key']).doUpdateSet((excluded) => ({
          value: excluded.ref('excluded.value'),
          revision: excluded.ref('excluded.revision'),
        })),
      )
      .execute();
  }
};

export const rememberOperations = async (
  db: Database,
  accountId: string,
  ids: readonly string[],
  expiresAt: number,
): Promise<void> => {
  for (const chunk of chunksOf(ids, CHUNK)) {
    await db
      .insertInto('my_operations')
      .values(chunk.map((id) => ({ account_id: accountId, id, expires_at: expiresAt })))
      .execute();
  }
};

/** Deletes a batch of expired operation ids of an account; the purge deletes the rest. */
export const forgetOperations = async (
  db: Database,
  accountId: string,
  now: number,
): Promise<void> => {
  await db
    .deleteFrom('my_operations')
    .where('account_id', '=', accountId)
    .where('id', 'in', (over) =>
      over
        .selectFrom('my_operations')
        .select('id')
        .where('account_id', '=', accountId)
        .where('expires_at', '<=', now)
        .limit(BATCH_ROWS),
    )
    .execute();
};

/** Deletes My Cards of an account that no longer exists. */
export const removeAllOfGone = async (db: Database, accountId: string): Promise<void> => {
  const gone = sql<SqlBool>`account_id = ${accountId} and account_id not in (
    select id from accounts where id = ${accountId})`;
  for (const [table, key] of [
    ['my_items', ['account_id', 'kind', 'key']],
    ['my_operations', ['account_id', 'id']],
    ['my_accounts', ['account_id']],
  ] as const)
    await deleteInBatches(db, table, key, gone);
};
