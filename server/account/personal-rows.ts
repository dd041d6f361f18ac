import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import { limitKey, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { Tables } from '#server/db/tables.ts';

/** Whose rows are meant: the tokens' `sub`, and the email where the account is kept here. */
export interface Owner {
  readonly id: string;
  readonly email: string | undefined;
}

/** Picks what the OpenID provider keeps of a person. */
export const payloadsOf =
  ({ id }: Owner) =>
  (where: ExpressionBuilder<Tables, 'oidc_payloads'>): Expression<SqlBool> =>
    where.or([where('account_id', '=', id), where('login_account_id', '=', id)]);

/** The keys of the counters that hold up a person's own tries. */
export const limitKeysOf = ({ id }: Owner): string[] => [
  limitKey(PERSONAL_LIMITS.registration, id),
];
