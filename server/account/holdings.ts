import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Database } from '#server/db/open.ts';

/** Tables with a person's things, and the column that holds the account's id. */
const THINGS = [
  ['deck_codes', 'claimed_by'],
  ['my_items', 'account_id'],
  ['live_tables', 'account_id'],
] as const;

/** Rows of these tables mark an account as used. */
const USES = [...THINGS, ['passkeys', 'account_id'], ['account_groups', 'account_id']] as const;

const noneOf = (places: typeof USES | typeof THINGS, id: RawBuilder<unknown>) =>
  sql.join(
    places.map(
      ([table, column]) =>
        sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${id})`,
    ),
    sql` and `,
  );

/**
 * Whether an account is unused: it has no deck, nothing in My Cards, no table, passkey or group. Only an
 * unused account is ever deleted without a request of its owner.
 * @param id the account's id, or the column that has it
 */
export const isUnused = (id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${noneOf(USES, id)})`;

/** Whether an account holds decks, items of My Cards, or tables. */
export const holdsThings = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from accounts where id = ${id}
    and (${noneOf(THINGS, sql`${id}`)})`.execute(db);
  return rows.length === 0;
};
