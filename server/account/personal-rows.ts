import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import { EMAIL_LIMITS, limitKey, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { mailboxOf } from '#server/shared/email.ts';
import { sha256 } from '#server/shared/sha256.ts';

/** Whose rows are meant: the tokens' `sub`, and the email where the account is kept here. */
export interface Owner {
  readonly id: string;
  readonly email: string | undefined;
}

/** Picks what the OpenID provider keeps of a person. */
export const payloadsOf =
  ({ id }: Owner) =>
  (where: ExpressionBuilder<DatabaseSchema, 'oidc_payloads'>): Expression<SqlBool> =>
    where.or([where('account_id', '=', id), where('login_account_id', '=', id)]);

/** Picks the mails to a person; what an address alone asked for names no account. */
export const mailsOf =
  ({ email, id }: Owner) =>
  (where: ExpressionBuilder<DatabaseSchema, 'mails'>): Expression<SqlBool> =>
    where.or([
      where('account_id', '=', id),
      where.and([where('account_id', 'is', null), where('recipient', '=', email ?? '')]),
    ]);

/** The keys of the counters that hold up a person's own tries. */
export const limitKeysOf = ({ id }: Owner): string[] =>
  Object.values(PERSONAL_LIMITS).map((name) => limitKey(name, id));

/** The keys of all counters about a person, with those that stay for a day when the account goes. */
export const shownLimitKeysOf = (owner: Owner): string[] => {
  const { email } = owner;
  const hashed = email === undefined ? [] : Object.values(EMAIL_LIMITS);
  return [
    ...limitKeysOf(owner),
    ...hashed.map((name) => limitKey(name, sha256(mailboxOf(email ?? '')))),
  ];
};
