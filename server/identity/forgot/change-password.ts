import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { setPasswordHash, type Account } from '#server/identity/accounts.ts';
import type { VerificationToken } from '#server/identity/verification-tokens/verification-tokens.ts';
import { endSessions, endSessionsWithin } from '#server/identity/sessions/end-sessions.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { queueMail } from '#server/mail/queue.ts';

/**
 * Sets the password of an account by a mailed proof, and ends everything that the old one has opened.
 * @param proves whether the proof also confirms the account's address
 * @returns `false` where the proof was used meanwhile, or another account has proven the address
 */
export const createChangePassword =
  ({ accounts, clock, db, passwords, tokens }: IdentityServices) =>
  async (
    account: Account,
    verificationToken: VerificationToken,
    password: string,
    proves: boolean,
  ): Promise<boolean> => {
    const hash = await passwords.hash(password);
    const within = async (transaction: Database): Promise<boolean> => {
      if (!(await tokens.use(transaction, verificationToken))) return false;
      await setPasswordHash(transaction, account.id, hash);
      await endSessionsWithin(transaction, account.id);
      await recordEvent(transaction, { accountId: account.id, kind: 'password-reset' }, clock());
      const mail = { kind: 'password-changed', accountId: account.id, recipient: account.email };
      await queueMail(transaction, mail, clock());
      return true;
    };
    const changed = await (proves
      ? accounts.markVerified(account.id, within)
      : inTransaction(db, within));
    if (changed) await endSessions(db, account.id);
    return changed;
  };
