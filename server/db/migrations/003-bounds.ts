import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for lookups by expiry, and the second account of a running sign-in. */
export const bounds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('oidc_payloads').addColumn('login_account_id', 'text').execute();
    for (const [table, column] of [
      ['oidc_payloads', 'login_account_id'],
      ['rate_limits', 'expires_at'],
      ['refresh_replays', 'claimed_at'],
    ] as const) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
    // Older rows name their accounts in the payload only. A person in the middle of a sign-in starts again.
    await db
      .withTables<{ oidc_payloads: { kind: string } }>()
      .deleteFrom('oidc_payloads')
      .where('kind', '=', 'Interaction')
      .execute();
  },
};
