import type { EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { VerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';

/** Dependencies of the emails. */
export interface EmailSources {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly tokens: VerificationTokens;
  /** The configured origin: no link in an email has another. */
  readonly origin: string;
  /** Limits the mails to one mailbox that unauthenticated clients can cause. */
  readonly mails: EmailLimit;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}
