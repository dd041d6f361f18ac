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

export interface PendingSignUps {
  /** Begins anew for a running sign-in, with a mail that carries a code. */
  readonly begin: (
    uid: string,
    person: { readonly email: string; readonly givenName: string },
  ) => Promise<void>;
  readonly find: (uid: string) => Promise<PendingSignUp | undefined>;
  /** Queues another mail. */
  readonly send: (pending: PendingSignUp) => Promise<void>;
  /** Uses a proof up for a running sign-in; `false` where that was done or is too late. */
  readonly prove: (uid: string, verificationToken: VerificationToken) => Promise<boolean>;
  /** Takes the proven one of a running sign-in, once. */
  readonly take: (transaction: Database, uid: string) => Promise<boolean>;
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
): PendingSignUps => {
  const queue = (within: Database, accountId: string, email: string): Promise<void> =>
    queueMail(within, { kind: 'sign-up', accountId, recipient: email }, clock());

  return {
    begin: async (uid, person) => {
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
    find: async (uid) => {
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
    send: ({ accountId, email }) => queue(db, accountId, email),
    prove: (uid, verificationToken) =>
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
    take: async (transaction, uid) => {
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
