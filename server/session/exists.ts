import type { Database } from '#server/db/open.ts';
import { prepareQuery } from '#server/db/prepare.ts';

/** Whether an account is there, and not disabled, at this moment. */
export type AccountExists = (id: string) => Promise<boolean>;

/** Looks an account of the embedded identity provider up. */
export const createAccountExists = (db: Database): AccountExists => {
  const find = prepareQuery(db, { id: String }, ({ id }) =>
    db.selectFrom('accounts').select('id').where('id', '=', id).where('disabled_at', 'is', null),
  );
  return async (id) => (await find({ id })).length > 0;
};
