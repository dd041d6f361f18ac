import type { Database } from '#server/db/open.ts';

/** Whether an account is there, and not disabled, at this moment. */
export type AccountExists = (id: string) => Promise<boolean>;

/** Looks an account of the embedded identity provider up. */
export const createAccountExists =
  (db: Database): AccountExists =>
  async (id) =>
    (await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()) !== undefined;
