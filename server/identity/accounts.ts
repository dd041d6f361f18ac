import { eraseAccount, eraseWithin } from '#server/account/erase.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { normalizeEmail, storedForms } from '#server/shared/email.ts';
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
  /** When the address was proven, in milliseconds since the epoch. */
  readonly verifiedAt: number | null;
  /** Whether it holds its address; a second sign-up with a known address does not. */
  readonly holder: boolean;
  /** Whether an operator keeps it out. */
  readonly disabled: boolean;
  readonly hasPassword: boolean;
}

export interface NewAccount {
  /** A UUID, where something refers to it already. */
  readonly id?: string;
  readonly email: string;
  readonly givenName: string;
  /** Left out where a passkey stands in for it. */
  readonly password?: string;
  /** Whether the address is proven already. */
  readonly verified?: boolean;
}

/** What is to count together with a new account, in its transaction. */
export type Alongside = (transaction: Database, id: string) => Promise<void>;

export interface Accounts {
  /** Makes an account that holds its address; `undefined` when the address has one. */
  readonly create: (account: NewAccount, alongside?: Alongside) => Promise<Account | undefined>;
  /**
   * Makes an account without telling whether its address is known: where it is, a second one, which
   * ends an earlier second one with all its rows.
   */
  readonly createBeside: (account: NewAccount, alongside?: Alongside) => Promise<Account>;
  /**
   * Makes the account of whoever has proven an address that nobody had proven before. Who sat on it is
   * erased with all rows.
   * @param uses uses the proof up, in the same transaction; says whether it could
   * @returns `undefined` where it could not, or where the address is proven meanwhile
   */
  readonly takeOver: (
    account: NewAccount,
    uses: (transaction: Database) => Promise<boolean>,
    alongside?: Alongside,
  ) => Promise<Account | undefined>;
  /**
   * The account that email and password belong to, also a disabled one; equally slow for every kind of
   * no. The holder of the address comes before a second account.
   */
  readonly verify: (email: string, password: string) => Promise<Account | undefined>;
  /** Whether this is the password of an account. */
  readonly isPassword: (id: string, password: string) => Promise<boolean>;
  readonly find: (id: string) => Promise<Account | undefined>;
  /** The account that holds an address. */
  readonly findByEmail: (email: string) => Promise<Account | undefined>;
  /** All accounts in the order of their emails. */
  readonly list: () => Promise<Account[]>;
  /** Sets a new password; `undefined` takes it away. */
  readonly setPassword: (id: string, password: string | undefined) => Promise<void>;
  readonly setGivenName: (id: string, givenName: string) => Promise<void>;
  /**
   * Marks the address of an account as proven, which makes it the holder. A holder who has not proven it
   * is erased with all rows.
   * @param uses uses the proof up, in the same transaction; says whether it could
   * @returns `false` where it could not, another account has proven the address, or there is no such account
   */
  readonly markVerified: (
    id: string,
    uses?: (transaction: Database) => Promise<boolean>,
  ) => Promise<boolean>;
  /**
   * Gives an account another address, which is proven. Accounts that have not proven that address are
   * erased with all rows.
   * @param uses uses the proof up, in the same transaction; says whether it could
   * @returns `false` where it could not, where another account has proven the address, or where there is
   * no such account
   */
  readonly setVerifiedEmail: (
    id: string,
    email: string,
    uses?: (transaction: Database) => Promise<boolean>,
  ) => Promise<boolean>;
  /** Keeps an account out, or lets it in again; `false` when there is none. */
  readonly setDisabled: (id: string, disabled: boolean) => Promise<boolean>;
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
  readonly holder: number;
  readonly given_name: string;
  readonly password_hash: string | null;
  readonly created_at: number;
  readonly verified_at: number | null;
  readonly disabled_at: number | null;
}

/** How often a sign-up tries again because another one took its place in between. */
const TRIES = 10;

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
      verifiedAt: row.verified_at,
      holder: row.holder === 1,
      disabled: row.disabled_at !== null,
      hasPassword: row.password_hash !== null,
    }));
  };
  const only = async (row: Row | undefined): Promise<Account | undefined> =>
    row && (await withGroups([row]))[0];
  const byEmail = (from: Database, email: string) =>
    from
      .selectFrom('accounts')
      .selectAll()
      .where('email', 'in', storedForms(email))
      .orderBy('holder', 'desc');

  /** A new account's row, but for its place at the address. */
  const rowOf = async ({ id, email, givenName, password, verified }: NewAccount) => ({
    id: id ?? crypto.randomUUID(),
    email: normalizeEmail(email),
    given_name: givenName.trim(),
    password_hash: password === undefined ? null : await passwords.hash(password),
    created_at: clock(),
    verified_at: verified === true ? clock() : null,
  });
  const insert = (
    row: Awaited<ReturnType<typeof rowOf>>,
    holder: 0 | 1,
    alongside: Alongside = () => Promise.resolve(),
  ) =>
    inTransaction(db, async (transaction) => {
      const made = await transaction
        .insertInto('accounts')
        .values({ ...row, holder })
        .onConflict((conflict) => conflict.columns(['email', 'holder']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (made) await alongside(transaction, made.id);
      return made;
    });

  /** What a call of theirs that was under way may have written since they were erased goes as well. */
  const eraseRest = async (erased: readonly Row[]): Promise<void> => {
    for (const { id } of erased) await eraseAccount(db, id);
  };

  /**
   * Makes an account the proven holder of an address. Whoever else has it unproven is erased, in the same
   * transaction, so that there is no moment without a holder.
   */
  const settle = async (
    id: string,
    email: string,
    uses: (transaction: Database) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> => {
    const settled = await inTransaction(db, async (transaction) => {
      const rows = await byEmail(transaction, email).execute();
      const others = rows.filter((row) => row.id !== id);
      if (others.some((row) => row.verified_at !== null)) return undefined;
      if (!(await uses(transaction))) return undefined;
      for (const other of others) await eraseWithin(transaction, other.id);
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ email: normalizeEmail(email), holder: 1, verified_at: clock() })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? others : undefined;
    });
    await eraseRest(settled ?? []);
    return settled !== undefined;
  };

  return {
    create: async (account, alongside) => {
      // The constraint of the table knows one form of an email; an earlier edition stored others.
      if ((await byEmail(db, account.email).execute()).some(({ holder }) => holder === 1))
        return undefined;
      return only(await insert(await rowOf(account), 1, alongside));
    },
    createBeside: async (account, alongside) => {
      const row = await rowOf(account);
      for (let left = TRIES; left > 0; left -= 1) {
        const [holder, second] = await byEmail(db, row.email).execute();
        if (second) await eraseAccount(db, second.id);
        const made = await only(await insert(row, holder ? 0 : 1, alongside));
        if (made) return made;
      }
      throw new Error('Others took this address again and again.');
    },
    takeOver: async (account, uses, alongside) => {
      const row = await rowOf({ ...account, verified: true });
      const taken = await inTransaction(db, async (transaction) => {
        const others = await byEmail(transaction, row.email).execute();
        if (others.some((other) => other.verified_at !== null)) return undefined;
        if (!(await uses(transaction))) return undefined;
        for (const other of others) await eraseWithin(transaction, other.id);
        const made = await transaction
          .insertInto('accounts')
          .values({ ...row, holder: 1 })
          .returningAll()
          .executeTakeFirstOrThrow();
        await alongside?.(transaction, row.id);
        return { made, others };
      });
      await eraseRest(taken?.others ?? []);
      return only(taken?.made);
    },
    verify: async (email, password) => {
      const [holder, second] = await byEmail(db, email).execute();
      // Two hashes each time, one after the other: neither of the two accounts can be told by time.
      const holds = await passwords.verify(holder?.password_hash ?? undefined, password);
      const seconds = await passwords.verify(second?.password_hash ?? undefined, password);
      if (holds) return only(holder);
      return seconds ? only(second) : undefined;
    },
    isPassword: async (id, password) => {
      const row = await db
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirst();
      return passwords.verify(row?.password_hash ?? undefined, password);
    },
    find: async (id) =>
      only(await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()),
    findByEmail: async (email) =>
      only(await byEmail(db, email).where('holder', '=', 1).executeTakeFirst()),
    list: async () =>
      withGroups(
        await db
          .selectFrom('accounts')
          .selectAll()
          .orderBy('email')
          .orderBy('holder', 'desc')
          .execute(),
      ),
    setPassword: async (id, password) => {
      const hash = password === undefined ? null : await passwords.hash(password);
      await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute();
    },
    setGivenName: async (id, givenName) => {
      await db
        .updateTable('accounts')
        .set({ given_name: givenName.trim() })
        .where('id', '=', id)
        .execute();
    },
    markVerified: async (id, uses) => {
      const row = await db
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined && settle(id, row.email, uses);
    },
    setVerifiedEmail: settle,
    setDisabled: async (id, disabled) => {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ disabled_at: disabled ? clock() : null })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
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
