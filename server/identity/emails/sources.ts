import type { EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { Proofs } from '#server/identity/proofs/proofs.ts';

/** Dependencies of the emails. */
export interface EmailSources {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly proofs: Proofs;
  /** The configured origin: no link in an email has another. */
  readonly origin: string;
  /** Limits the mails to one mailbox that unauthenticated clients can cause. */
  readonly mails: EmailLimit;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}
