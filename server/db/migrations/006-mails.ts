import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The queue of emails. Times are epoch milliseconds. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .execute();
    for (const [name, columns] of [
      ['mails_due_at', ['due_at']],
      ['mails_account_id', ['account_id']],
      ['mails_recipient', ['recipient', 'kind']],
    ] as const) {
      await db.schema
        .createIndex(name)
        .on('mails')
        .columns([...columns])
        .execute();
    }
  },
};
