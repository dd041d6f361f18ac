import type { Account } from '#server/identity/accounts.ts';

/** The person who is signed in with this browser. */
export interface SignedInPerson {
  readonly account: Account;
  /** The session's public id. */
  readonly uid: string;
  /** Time of the last authentication, in milliseconds since the epoch. */
  readonly provedAt: number;
}
