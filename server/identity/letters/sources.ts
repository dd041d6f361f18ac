import type { Database } from '#server/db/open.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { Proofs } from '#server/identity/proofs/proofs.ts';

/** What letters are written from. */
export interface LetterSources {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly proofs: Proofs;
  /** The configured origin: no link in a letter has another. */
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}
