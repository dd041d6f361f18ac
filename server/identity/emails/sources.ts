import type { EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { Proofs } from '#server/identity/proofs/proofs.ts';

/** What emails are written from. */
export interface EmailSources {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly proofs: Proofs;
  /** The configured origin: no link in an email has another. */
  readonly origin: string;
  /** Bounds the mails to one mailbox that a stranger can cause. */
  readonly mails: EmailLimit;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}
