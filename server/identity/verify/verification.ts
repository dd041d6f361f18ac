import { eraseAccount, eraseWithin } from '#server/account/erase.ts';
import { moveHoldings } from '#server/account/move.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Account, Accounts, Alongside } from '#server/identity/accounts.ts';
import type { IdentityLimits } from '#server/identity/limits.ts';
import { normalizeEmail } from '#server/shared/email.ts';
import type {
  VerificationToken,
  VerificationTokens,
} from '#server/identity/verification-tokens/verification-tokens.ts';
import { queueMail } from '#server/mail/queue.ts';

export interface VerificationOptions {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly tokens: VerificationTokens;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly limits: Pick<IdentityLimits, 'mails' | 'codes'>;
}

/** Result of the verification of an address. */
export type VerificationOutcome =
  | { readonly kind: 'proven' }
  /**
   * The address has an account already: what the new one held is there now. The new one is gone, unless
   * something of it could not move.
   */
  | { readonly kind: 'merged'; readonly isAll: boolean }
  /** The token was consumed meanwhile, or has expired. */
  | { readonly kind: 'gone' }
  /** Not six digits. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'wrong'; /** How many more tries there are. */ readonly left: number }
  | { readonly kind: 'wait'; readonly retryAfterMs: number };

/** Proving the address of an account after sign-up (behaviour/identity.md, 'Email verification'). */
export const createVerification = (options: VerificationOptions) => {
  const { accounts, clock, db, limits, tokens } = options;

  /** The account that has proven an address. */
  const provenHolder = async (email: string): Promise<Account | undefined> => {
    const holder = await accounts.findByEmail(email);
    return holder?.verifiedAt === null ? undefined : holder;
  };

  /** Both accounts are of one person: what the newer one holds goes to the older. */
  const merge = async (
    verificationToken: VerificationToken,
    holder: Account,
  ): Promise<VerificationOutcome> => {
    const merged = await inTransaction(db, async (transaction) => {
      if (!(await tokens.use(transaction, verificationToken))) return undefined;
      const isAll = await moveHoldings(transaction, verificationToken.accountId, holder.id);
      if (isAll) await eraseWithin(transaction, verificationToken.accountId);
      return { isAll };
    });
    if (!merged) return { kind: 'gone' };
    if (merged.isAll) await eraseAccount(db, verificationToken.accountId);
    return { kind: 'merged', ...merged };
  };

  const confirm = async (verificationToken: VerificationToken): Promise<VerificationOutcome> => {
    const holder = await provenHolder(verificationToken.email);
    if (holder && holder.id !== verificationToken.accountId)
      return merge(verificationToken, holder);
    const proven = await accounts.markVerified(verificationToken.accountId, async (transaction) => {
      if (!(await tokens.use(transaction, verificationToken))) return false;
      const event = { accountId: verificationToken.accountId, kind: 'address-proven' } as const;
      await recordEvent(transaction, event, clock());
      return true;
    });
    return { kind: proven ? 'proven' : 'gone' };
  };

  return {
    /**
     * Prepares the mail for a new account.
     * @returns queues it in the transaction that makes the account; not where too many went out
     */
    prepare: async (typed: string): Promise<Alongside> => {
      const email = normalizeEmail(typed);
      const { ok } = await limits.mails.consume(email);
      return async (transaction, id) => {
        const mail = { kind: 'verify', accountId: id, recipient: email };
        if (ok) await queueMail(transaction, mail, clock());
      };
    },
    /**
     * Queues a mail with a link and a code.
     * @returns how long to wait where too many went out; the last one still counts then
     */
    send: async ({ email, id }: Account): Promise<number | undefined> => {
      const taken = await limits.mails.consume(email);
      if (!taken.ok) return taken.retryAfterMs;
      await queueMail(db, { kind: 'verify', accountId: id, recipient: email }, clock());
      return undefined;
    },
    /** Tries a code that was typed where the account is signed in. */
    type: async ({ email, id }: Account, typed: string): Promise<VerificationOutcome> => {
      const code = typed.replaceAll(/[\s-]/g, '');
      if (!/^\d{6}$/.test(code)) return { kind: 'malformed' };
      const taken = await limits.codes.consume(email);
      if (!taken.ok) return { kind: 'wait', retryAfterMs: taken.retryAfterMs };
      const found = await tokens.type({ accountId: id, email, kind: 'verify' }, code);
      return 'verificationToken' in found
        ? confirm(found.verificationToken)
        : { kind: 'wrong', left: found.left };
    },
    /** Verifies the address of a token in a browser that is signed in to its account. */
    confirm,
  };
};
