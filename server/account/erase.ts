import { sql, type SqlBool } from 'kysely';

import { limitKeysOf, mailsOf, payloadsOf, type Owner } from '#server/account/personal-rows.ts';
import { deleteInBatches } from '#server/db/batches.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Tables whose rows belong to an account by its id alone. */
const OF_AN_ACCOUNT = [
  'account_groups',
  'proofs',
  'passkeys',
  'account_sessions',
  'account_events',
  'my_accounts',
  'my_items',
  'my_operations',
] as const;

/** Deletes the tables that the person hosts, with all their events. */
const sweepTables = async (db: Database, owner: Owner): Promise<void> => {
  // The rows that an append locks go first: a later append finds no table.
  const rows = await db
    .deleteFrom('live_tables')
    .where('account_id', '=', owner.id)
    .returning('id')
    .execute();
  for (const { id } of rows)
    for (const table of ['record_links', 'table_seats', 'table_events'] as const)
      await db.deleteFrom(table).where('table_id', '=', id).execute();
};

/** Limit of rows of one kind that are deleted together with the account in one transaction. */
const MANY = 500;

/**
 * Deletes in batches what exceeds a transaction of Aurora DSQL; smaller amounts are deleted with the account.
 */
const thinOut = async (db: Database, id: string): Promise<void> => {
  const mine = sql<SqlBool>`account_id = ${id}`;
  const onMyTables = sql<SqlBool>`table_id in (select id from live_tables where account_id = ${id})`;
  for (const [table, key, rows] of [
    ['my_items', ['account_id', 'kind', 'key'], mine],
    ['my_operations', ['account_id', 'id'], mine],
    ['table_events', ['table_id', 'seq'], onMyTables],
    ['table_seats', ['id'], onMyTables],
  ] as const) {
    const more = await sql`select 1 from ${sql.table(table)} where ${rows}
      limit 1 offset ${MANY}`.execute(db);
    if (more.rows.length > 0) await deleteInBatches(db, table, key, rows);
  }
};

/** Deletes a person's rows from every table but `accounts`. Their decks become free again. */
const sweep = async (db: Database, owner: Owner): Promise<void> => {
  const mine = payloadsOf(owner);
  // The cached answer to a refresh holds tokens, and in them the email.
  await db
    .deleteFrom('refresh_replays')
    .where('token_hash', 'in', (tokens) =>
      tokens.selectFrom('oidc_payloads').select('id').where(mine),
    )
    .execute();
  await db.deleteFrom('oidc_payloads').where(mine).execute();
  await db.deleteFrom('mails').where(mailsOf(owner)).execute();
  for (const table of OF_AN_ACCOUNT) {
    await db.deleteFrom(table).where('account_id', '=', owner.id).execute();
  }
  await sweepTables(db, owner);
  await db.deleteFrom('rate_limits').where('key', 'in', limitKeysOf(owner)).execute();
  // The other account of the same address keeps its counts: a second sign-up must not reset them.
  await db
    .deleteFrom('sign_in_tries')
    .where('email', '=', owner.email ?? '')
    .where('email', 'not in', (accounts) =>
      accounts
        .selectFrom('accounts')
        .select('email')
        .where('email', '=', owner.email ?? ''),
    )
    .execute();
  await db
    .updateTable('deck_codes')
    .set({ claimed_by: null, claimed_at: null, code: null })
    .where('claimed_by', '=', owner.id)
    .execute();
};

/**
 * Deletes an account and all data about its owner as part of a transaction. The caller calls {@link
 * eraseAccount} after the commit.
 * @returns the owner of the deleted rows, and whether there was an account here
 */
export const eraseWithin = async (
  transaction: Database,
  id: string,
): Promise<{ readonly existed: boolean; readonly owner: Owner }> => {
  const account = await transaction
    .deleteFrom('accounts')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  const owner = { id, email: account?.email };
  await sweep(transaction, owner);
  return { existed: account !== undefined, owner };
};

/**
 * Deletes a person's account and all data stored about them, as the privacy page promises: sessions and
 * tokens end, and their decks can be registered again.
 * @param id the tokens' `sub`; an external identity provider may keep the account itself
 * @returns whether there was an account here
 */
export const eraseAccount = async (db: Database, id: string): Promise<boolean> => {
  await thinOut(db, id);
  const { existed, owner } = await inTransaction(db, (transaction) => eraseWithin(transaction, id));
  // A call that began before the deletion may have written rows since; they are deleted as well.
  await sweep(db, owner);
  return existed;
};
