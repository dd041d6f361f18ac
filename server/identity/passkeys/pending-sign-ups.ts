import { randomUUID } from 'node:crypto';

import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { normalizeEmail } from '#server/shared/email.ts';
import type {
  VerificationToken,
  VerificationTokens,
} from '#server/identity/verification-tokens/verification-tokens.ts';
import { queueMail } from '#server/mail/queue.ts';

/** As long as the code of the newest mail counts, in milliseconds. */
const LIFE_MS = 30 * 60_000;

/** A sign-up without a password, before there is an account. */
export interface PendingSignUp {
  /** The id that the account will have. */
  readonly accountId: string;
  readonly email: string;
  readonly givenName: string;
  /** Whether the code of the mail was typed. */
  readonly proven: boolean;
}

/**
 * The sign-ups without a password: first the address is proven, then the passkey is made, then there is an
 * account.
 * @param clock milliseconds since the epoch
 */
export const createPendingSignUps = (
  db: Database,
  tokens: VerificationTokens,
  clock: () => number,
) => {
  const queue = (within: Database, accountId: string, email: string): Promise<void> =>
    queueMail(within, { kind: 'sign-up', accountId, recipient: email }, clock());

  return {
    /** Begins anew for a running sign-in, with a mail that carries a code. */
    begin: async (
      uid: string,
      person: { readonly email: string; readonly givenName: string },
    ): Promise<void> => {
      const email = normalizeEmail(person.email);
      const row = {
        account_id: randomUUID(),
        email,
        given_name: person.givenName.trim(),
        proven_at: null,
        expires_at: clock() + LIFE_MS,
      };
      await inTransaction(db, async (transaction) => {
        await transaction
          .insertInto('passkey_sign_ups')
          .values({ interaction_uid: uid, ...row })
          .onConflict((conflict) => conflict.column('interaction_uid').doUpdateSet(row))
          .execute();
        await queue(transaction, row.account_id, email);
      });
    },
    find: async (uid: string): Promise<PendingSignUp | undefined> => {
      const row = await db
        .selectFrom('passkey_sign_ups')
        .selectAll()
        .where('interaction_uid', '=', uid)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return (
        row && {
          accountId: row.account_id,
          email: row.email,
          givenName: row.given_name,
          proven: row.proven_at !== null,
        }
      );
    },
    /** Queues another mail. */
    send: ({ accountId, email }: PendingSignUp): Promise<void> => queue(db, accountId, email),
    /** Uses a proof up for a running sign-in; `false` where that was done or is too late. */
    prove: (uid: string, verificationToken: VerificationToken): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        if (!(await tokens.use(transaction, verificationToken))) return false;
        const proven = await transaction
          .updateTable('passkey_sign_ups')
          .set({ proven_at: clock(), expires_at: clock() + LIFE_MS })
          .where('interaction_uid', '=', uid)
          .where('account_id', '=', verificationToken.accountId)
          .returning('interaction_uid')
          .executeTakeFirst();
        return proven !== undefined;
      }),
    /** Takes the proven one of a running sign-in, once. */
    take: async (transaction: Database, uid: string): Promise<boolean> => {
      const taken = await transaction
        .deleteFrom('passkey_sign_ups')
        .where('interaction_uid', '=', uid)
        .where('proven_at', 'is not', null)
        .where('expires_at', '>', clock())
        .returning('interaction_uid')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
};
