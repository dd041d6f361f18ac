import type { Database } from '#server/db/open.ts';

/** Whether an account exists and is not disabled, at the time of the call. */
export type AccountExists = (id: string) => Promise<boolean>;

/** Looks up an account of the embedded identity provider. */
export const createAccountExists =
  (db: Database): AccountExists =>
  async (id) => {
    const row = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  };
