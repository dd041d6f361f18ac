import type { Database } from '#server/db/open.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';

/** The dependencies of a command. */
export interface Desk {
  readonly db: Database;
  readonly accounts: Accounts;
  /** The configured origin, for links. */
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The output of a command: a value for `--json`, and a text. */
export interface Outcome {
  readonly value: unknown;
  readonly text: string;
}

/**
 * One of the commands of `npm run users`.
 * @param words what stands after its name, as many as it takes
 * @throws Refusal where it cannot be done
 */
export type Command = (desk: Desk, ...words: readonly string[]) => Promise<Outcome>;

/** A command that cannot be executed: exit 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * The account that is meant.
 * @param who the address that it holds, or its id
 * @throws Refusal where there is none
 */
export const accountOf = async ({ accounts }: Desk, who: string): Promise<Account> => {
  const isId = !who.includes('@');
  const account = await (isId ? accounts.find(who) : accounts.findByEmail(who));
  if (account) return account;
  throw new Refusal(`There is no account with the ${isId ? 'id' : 'email'} ${who}.`);
};

/** A moment in ISO 8601. */
export const timeOf = (at: number): string => new Date(at).toISOString();

/** An account as `--json` shows it; times in ISO 8601. */
export const viewOf = (account: Account) => ({
  id: account.id,
  email: account.email,
  givenName: account.givenName,
  groups: account.groups,
  createdAt: timeOf(account.createdAt),
  verifiedAt: account.verifiedAt === null ? null : timeOf(account.verifiedAt),
  holdsEmail: account.holder,
  disabled: account.disabled,
  hasPassword: account.hasPassword,
});
