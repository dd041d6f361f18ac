import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Allows two accounts for an address, its holder and a second one, and accounts without a password. SQLite
 * cannot alter columns, so both tables are copied to new ones, which replace them.
 */
export const addresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts_new')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('holder', 'integer', (column) => column.notNull())
      .addColumn('given_name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('verified_at', 'bigint')
      .addColumn('disabled_at', 'bigint')
      .execute();
    await sql`insert into accounts_new (id, email, holder, given_name, password_hash, created_at)
      select id, email, 1, given_name, password_hash, created_at from accounts`.execute(db);
    await db.schema
      .createTable('account_groups_new')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts_new.id').onDelete('cascade'),
      )
      .addColumn('group_name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_groups_of_account', ['account_id', 'group_name'])
      .execute();
    await sql`insert into account_groups_new select account_id, group_name from account_groups`.execute(
      db,
    );
    await db.schema.dropTable('account_groups').execute();
    await db.schema.dropTable('accounts').execute();
    await db.schema.alterTable('accounts_new').renameTo('accounts').execute();
    await db.schema.alterTable('account_groups_new').renameTo('account_groups').execute();
    await db.schema
      .createIndex('accounts_email_holder')
      .on('accounts')
      .columns(['email', 'holder'])
      .unique()
      .execute();
  },
};
