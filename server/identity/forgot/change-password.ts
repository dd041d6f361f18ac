import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import type { Passwords } from '#server/identity/passwords.ts';
import type {
  VerificationToken,
  VerificationTokens,
} from '#server/identity/verification-tokens/verification-tokens.ts';
import { endSessions, endSessionsWithin } from '#server/identity/sessions/end-sessions.ts';
import { queueMail } from '#server/mail/queue.ts';

export interface ChangePasswordOptions {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly tokens: VerificationTokens;
  readonly clock: () => number;
}

/**
 * Sets the password of an account by a mailed proof, and ends everything that the old one has opened.
 * @param proves whether the proof also confirms the account's address
 * @returns `false` where the proof was used meanwhile, or another account has proven the address
 */
export type ChangePassword = (
  account: Account,
  verificationToken: VerificationToken,
  password: string,
  proves: boolean,
) => Promise<boolean>;

export const createChangePassword = (options: ChangePasswordOptions): ChangePassword => {
  const { accounts, clock, db, passwords, tokens } = options;

  const changeWithin = async (
    transaction: Database,
    account: Account,
    verificationToken: VerificationToken,
    hash: string,
  ): Promise<boolean> => {
    if (!(await tokens.use(transaction, verificationToken))) return false;
    await transaction
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('id', '=', account.id)
      .execute();
    await endSessionsWithin(transaction, account.id);
    await recordEvent(transaction, { accountId: account.id, kind: 'password-reset' }, clock());
    const mail = { kind: 'password-changed', accountId: account.id, recipient: account.email };
    await queueMail(transaction, mail, clock());
    return true;
  };

  return async (account, verificationToken, password, proves) => {
    const hash = await passwords.hash(password);
    const within = (transaction: Database) =>
      changeWithin(transaction, account, verificationToken, hash);
    const changed = await (proves
      ? accounts.markVerified(account.id, within)
      : inTransaction(db, within));
    if (changed) await endSessions(db, account.id);
    return changed;
  };
};
