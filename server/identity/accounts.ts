import { eraseAccount } from '#server/account/erase.ts';
import type { Database } from '#server/db/open.ts';
import { normalizeEmail } from '#server/identity/emails.ts';
import type { Passwords } from '#server/identity/passwords.ts';

/** A person's account, without the password. */
export interface Account {
  /** UUID, the tokens' `sub`. */
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  /** In alphabetical order. */
  readonly groups: readonly string[];
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

export interface NewAccount {
  readonly email: string;
  readonly givenName: string;
  readonly password: string;
}

export interface Accounts {
  /** Makes an account; `undefined` when the email already has one. */
  readonly create: (account: NewAccount) => Promise<Account | undefined>;
  /** The account that email and password belong to; equally slow for every kind of no. */
  readonly verify: (email: string, password: string) => Promise<Account | undefined>;
  readonly find: (id: string) => Promise<Account | undefined>;
  readonly findByEmail: (email: string) => Promise<Account | undefined>;
  /** All accounts in the order of their emails. */
  readonly list: () => Promise<Account[]>;
  /** Puts an account into a group; it counts from the next token on. */
  readonly grant: (id: string, group: string) => Promise<void>;
  /** Takes an account out of a group; `false` when it was not in it. */
  readonly revoke: (id: string, group: string) => Promise<boolean>;
  /** Deletes an account and everything stored about its owner; `false` when there is none. */
  readonly delete: (id: string) => Promise<boolean>;
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly given_name: string;
  readonly created_at: number;
}

/**
 * The accounts of the embedded identity provider.
 * @param clock milliseconds since the epoch
 */
export const createAccounts = (
  db: Database,
  passwords: Passwords,
  clock: () => number,
): Accounts => {
  const withGroups = async (rows: readonly Row[]): Promise<Account[]> => {
    if (rows.length === 0) return [];
    const memberships = await db
      .selectFrom('account_groups')
      .selectAll()
      .$if(rows.length === 1, (query) => query.where('account_id', '=', rows[0]?.id ?? ''))
      .orderBy('group_name')
      .execute();
    const groups = Map.groupBy(memberships, (membership) => membership.account_id);
    return rows.map((row) => ({
      id: row.id,
      email: row.email,
      givenName: row.given_name,
      groups: (groups.get(row.id) ?? []).map((membership) => membership.group_name),
      createdAt: row.created_at,
    }));
  };
  const only = async (row: Row | undefined): Promise<Account | undefined> =>
    row && (await withGroups([row]))[0];
  const rowByEmail = (email: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', normalizeEmail(email))
      .executeTakeFirst();

  return {
    create: async ({ email, givenName, password }) =>
      only(
        await db
          .insertInto('accounts')
          .values({
            id: crypto.randomUUID(),
            email: normalizeEmail(email),
            given_name: givenName.trim(),
            password_hash: await passwords.hash(password),
            created_at: clock(),
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returningAll()
          .executeTakeFirst(),
      ),
    verify: async (email, password) => {
      const row = await rowByEmail(email);
      return (await passwords.verify(row?.password_hash, password)) ? only(row) : undefined;
    },
    find: async (id) =>
      only(await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()),
    findByEmail: async (email) => only(await rowByEmail(email)),
    list: async () =>
      withGroups(await db.selectFrom('accounts').selectAll().orderBy('email').execute()),
    grant: async (id, group) => {
      await db
        .insertInto('account_groups')
        .values({ account_id: id, group_name: group })
        .onConflict((conflict) => conflict.columns(['account_id', 'group_name']).doNothing())
        .execute();
    },
    revoke: async (id, group) => {
      const gone = await db
        .deleteFrom('account_groups')
        .where('account_id', '=', id)
        .where('group_name', '=', group)
        .returning('account_id')
        .executeTakeFirst();
      return gone !== undefined;
    },
    delete: (id) => eraseAccount(db, id),
  };
};
