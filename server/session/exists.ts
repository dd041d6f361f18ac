import type { Database } from '#server/db/open.ts';
import { lookUpTogether } from '#server/db/together.ts';

/** Whether an account is there, and not disabled, at this moment. */
export type AccountExists = (id: string) => Promise<boolean>;

/** Looks an account of the embedded identity provider up. */
export const createAccountExists = (db: Database): AccountExists => {
  const find = lookUpTogether(db, {
    find: (ids) =>
      db
        .selectFrom('accounts')
        .select('id')
        .where('id', 'in', ids)
        .where('disabled_at', 'is', null),
    keyOf: (row) => row.id,
  });
  return async (id) => (await find(id)).length > 0;
};
