import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import { EMAIL_LIMITS, limitKey, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { mailboxOf } from '#server/shared/email.ts';
import { sha256 } from '#server/shared/sha256.ts';

/** The owner of rows: the tokens' `sub`, and the email where the account is kept here. */
export interface Owner {
  readonly id: string;
  readonly email: string | undefined;
}

/** Selects the artefacts of a person that the OpenID provider stores. */
export const payloadsOf =
  ({ id }: Owner) =>
  (where: ExpressionBuilder<DatabaseSchema, 'oidc_payloads'>): Expression<SqlBool> =>
    where.or([where('account_id', '=', id), where('login_account_id', '=', id)]);

/** Selects the emails to a person. Emails requested by address alone name no account. */
export const mailsOf =
  ({ email, id }: Owner) =>
  (where: ExpressionBuilder<DatabaseSchema, 'mails'>): Expression<SqlBool> =>
    where.or([
      where('account_id', '=', id),
      where.and([where('account_id', 'is', null), where('recipient', '=', email ?? '')]),
    ]);

/** Keys of the counters that limit the person's own attempts. */
export const limitKeysOf = ({ id }: Owner): string[] =>
  Object.values(PERSONAL_LIMITS).map((name) => limitKey(name, id));

/** Keys of all counters about a person, including those that outlive the account for a day. */
export const shownLimitKeysOf = (owner: Owner): string[] => {
  const { email } = owner;
  const hashed = email === undefined ? [] : Object.values(EMAIL_LIMITS);
  return [
    ...limitKeysOf(owner),
    ...hashed.map((name) => limitKey(name, sha256(mailboxOf(email ?? '')))),
  ];
};
