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

/** The limits that count an email. */
const BY_EMAIL: readonly string[] = [
  PERSONAL_LIMITS.signIn,
  PERSONAL_LIMITS.resetMails,
  PERSONAL_LIMITS.verifyMails,
  PERSONAL_LIMITS.verifyCodes,
  PERSONAL_LIMITS.verifyPasswords,
];

/** The limits that count an account. */
const BY_ACCOUNT: readonly string[] = [
  PERSONAL_LIMITS.registration,
  PERSONAL_LIMITS.confirm,
  PERSONAL_LIMITS.newEmail,
];

/** The keys of the counters that hold up a person's own tries. */
export const limitKeysOf = ({ id, email }: Owner): string[] => [
  ...BY_ACCOUNT.map((name) => limitKey(name, id)),
  ...(email === undefined ? [] : BY_EMAIL.map((name) => limitKey(name, email))),
];
