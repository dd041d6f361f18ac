import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { Account } from '#server/identity/accounts.ts';
import type { VerificationToken } from '#server/identity/verification-tokens/verification-tokens.ts';
import { endSessions, endSessionsWithin } from '#server/identity/sessions/end-sessions.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { queueMail } from '#server/mail/queue.ts';

export const createNewEmail = ({ accounts, clock, db, tokens }: IdentityServices) => {
  /** All pending addresses, the newest first; a mail that is not sent yet has no token. */
  const waiting = async (from: Database, accountId: string): Promise<string[]> => {
    const queued = await from
      .selectFrom('mails')
      .select('recipient')
      .where('account_id', '=', accountId)
      .where('kind', '=', 'new-email')
      .orderBy('created_at', 'desc')
      .execute();
    const sent = await from
      .selectFrom('proofs')
      .select('email')
      .where('account_id', '=', accountId)
      .where('kind', '=', 'new-email')
      .where('token_hash', 'is not', null)
      .where('expires_at', '>', clock())
      .orderBy('created_at', 'desc')
      .execute();
    return [...queued.map(({ recipient }) => recipient), ...sent.map(({ email }) => email)];
  };

  const giveUp = async (
    transaction: Database,
    accountId: string,
    emails: readonly string[],
  ): Promise<void> => {
    for (const email of new Set(emails)) {
      await tokens.end(transaction, accountId, email, ['new-email']);
      await transaction
        .deleteFrom('mails')
        .where('account_id', '=', accountId)
        .where('kind', '=', 'new-email')
        .where('recipient', '=', email)
        .execute();
    }
  };

  return {
    /** The pending address. */
    pending: async (accountId: string): Promise<string | undefined> =>
      (await waiting(db, accountId))[0],
    /**
     * Queues a mail to verify a new address, and ends an earlier pending change.
     * @param email in the form in which emails are compared
     */
    ask: (account: Account, email: string, device: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const { id } = account;
        const others = (await waiting(transaction, id)).filter((other) => other !== email);
        await giveUp(transaction, id, others);
        await recordEvent(transaction, { accountId: id, kind: 'email-asked', device }, clock());
        await queueMail(
          transaction,
          { kind: 'new-email', accountId: id, recipient: email },
          clock(),
        );
      }),
    /** Ends the pending change. */
    stop: (accountId: string): Promise<void> =>
      inTransaction(db, async (transaction) =>
        giveUp(transaction, accountId, await waiting(transaction, accountId)),
      ),
    /**
     * Changes the address and ends all other sessions. The address before gets a mail; if it was proven, with a
     * link to take the account back.
     * @returns `false` where the proof was used meanwhile, or another account has proven the address
     */
    change: async (
      { account, uid }: SignedInPerson,
      verificationToken: VerificationToken,
      device: string,
    ): Promise<boolean> => {
      const { email: before, id, verifiedAt } = account;
      const changed = await accounts.setVerifiedEmail(
        id,
        verificationToken.email,
        async (transaction) => {
          if (!(await tokens.use(transaction, verificationToken))) return false;
          await tokens.end(transaction, id, before, ['reset', 'verify']);
          await endSessionsWithin(transaction, id, uid);
          await recordEvent(transaction, { accountId: id, kind: 'email-changed', device }, clock());
          // The address before was unverified, so its reader cannot take the account back.
          const kind = verifiedAt === null ? 'email-left' : 'take-back';
          await queueMail(transaction, { kind, accountId: id, recipient: before }, clock());
          return true;
        },
      );
      if (changed) await endSessions(db, id, uid);
      return changed;
    },
  };
};

/** The change of an account's address, from the wish to the proof. */
export type NewEmail = ReturnType<typeof createNewEmail>;
