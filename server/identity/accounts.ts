import { sql, type Selectable, type Updateable } from 'kysely';

import { eraseAccount, eraseWithin } from '#server/account/erase.ts';
import { isUnused } from '#server/account/holdings.ts';
import type { Database } from '#server/db/open.ts';
import type { AccountsTable } from '#server/db/schema.ts';
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
  /** Whether it holds its address: it has proven it or, where none has, was the first. */
  readonly holder: boolean;
  /** Whether an operator keeps it out. */
  readonly disabled: boolean;
  /** The language that was chosen for it, if any. */
  readonly locale: string | null;
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
  /** The language that the client asked for, if any. */
  readonly locale?: string | undefined;
}

/** Runs in the transaction that creates an account. */
export type Alongside = (transaction: Database, id: string) => Promise<void>;

type Row = Selectable<AccountsTable>;

/** Maximum of accounts of an email whose passwords a sign-in compares. */
const TRIED = 4;

/** Maximum of unverified accounts of an email; beyond it the oldest unused one is deleted. */
const UNPROVEN_MAX = 3;

/** Batch size of the purge of unused accounts. */
const FORGOTTEN_AT_ONCE = 20;

/** Maximum of retries of a sign-up that loses a race against another one. */
const TRIES = 20;

/** The value of `holder` for an account beside the holder: any that no other account of the address has. */
const freePlace = (): number => -Math.floor(Math.random() * 2 ** 31);

/** Changes the row of an account; `false` when there is none. */
const changeRow = async (
  db: Database,
  id: string,
  change: Updateable<AccountsTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Stores the hash of a new password; `null` takes the password away. */
export const setPasswordHash = (db: Database, id: string, hash: string | null): Promise<boolean> =>
  changeRow(db, id, { password_hash: hash });

/**
 * The accounts of the embedded identity provider.
 * @param clock milliseconds since the epoch
 */
export const createAccounts = (db: Database, passwords: Passwords, clock: () => number) => {
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
      locale: row.locale,
      hasPassword: row.password_hash !== null,
    }));
  };
  const only = async (row: Row | undefined): Promise<Account | undefined> =>
    row && (await withGroups([row]))[0];
  const rowWith = (id: string): Promise<Row | undefined> =>
    db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  const byEmail = (from: Database, email: string) =>
    from
      .selectFrom('accounts')
      .selectAll()
      .where('email', 'in', storedForms(email))
      .orderBy(sql`case when holder = 1 then 0 else 1 end`)
      .orderBy('created_at')
      .orderBy('id');

  /** A new account's row, but for its place at the address. */
  const rowOf = async ({ id, email, givenName, locale, password, verified }: NewAccount) => ({
    id: id ?? crypto.randomUUID(),
    email: normalizeEmail(email),
    given_name: givenName.trim(),
    password_hash: password === undefined ? null : await passwords.hash(password),
    created_at: clock(),
    verified_at: verified === true ? clock() : null,
    locale: locale ?? null,
  });
  const insert = (
    row: Awaited<ReturnType<typeof rowOf>>,
    holder: number,
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

  /** Makes another account the holder of an address; unproven accounts of that address stay. */
  const makeRoom = async (transaction: Database, others: readonly Row[]): Promise<void> => {
    for (const { holder, id } of others) {
      if (holder === 1) await changeRow(transaction, id, { holder: freePlace() });
    }
  };

  /**
   * Makes an account the proven holder of an address, in one transaction, so that there is no moment
   * without a holder.
   */
  const settle = async (
    id: string,
    email: string,
    uses: (transaction: Database) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const rows = await byEmail(transaction, email).execute();
      const others = rows.filter((row) => row.id !== id);
      if (others.some((row) => row.verified_at !== null)) return false;
      if (!(await uses(transaction))) return false;
      await makeRoom(transaction, others);
      const own = rows.find((row) => row.id === id);
      const held = { email: own?.email ?? normalizeEmail(email), holder: 1 };
      return changeRow(transaction, id, { ...held, verified_at: clock() });
    });

  /** Of some accounts those that may be deleted without their owner asking for it. */
  const unused = (from: Database) =>
    from
      .selectFrom('accounts')
      .selectAll()
      .where('holder', '<=', 0)
      .where('verified_at', 'is', null)
      .where('disabled_at', 'is', null)
      .where(isUnused(sql.ref('accounts.id')));

  /** Deletes an account that may be deleted, if it still may. */
  const eraseUnused = async (id: string): Promise<void> => {
    const erased = await inTransaction(db, async (transaction) => {
      const row = await unused(transaction).where('id', '=', id).executeTakeFirst();
      if (row) await eraseWithin(transaction, id);
      return row;
    });
    if (erased) await eraseAccount(db, id);
  };

  /** Deletes the oldest unused account of an email. */
  const eraseOldestUnused = async (email: string): Promise<void> => {
    const oldest = await unused(db)
      .where('email', 'in', storedForms(email))
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst();
    if (oldest) await eraseUnused(oldest.id);
  };

  return {
    /** Makes an account that holds its address; `undefined` when the address has one. */
    create: async (account: NewAccount, alongside?: Alongside): Promise<Account | undefined> => {
      // The constraint of the table knows one form of an email; an earlier edition stored others.
      if ((await byEmail(db, account.email).execute()).some(({ holder }) => holder === 1))
        return undefined;
      return only(await insert(await rowOf(account), 1, alongside));
    },
    /**
     * Makes an account without telling whether its address is known: where it is, one beside the others.
     * Where {@link UNPROVEN_MAX} have not proven the address, the oldest that is not in use is deleted.
     */
    createBeside: async (account: NewAccount, alongside?: Alongside): Promise<Account> => {
      const row = await rowOf(account);
      for (let left = TRIES; left > 0; left -= 1) {
        const others = await byEmail(db, row.email).execute();
        const unproven = others.filter(({ verified_at }) => verified_at === null);
        for (let more = unproven.length; more >= UNPROVEN_MAX; more -= 1)
          await eraseOldestUnused(row.email);
        const isHeld = others.some(({ holder }) => holder === 1);
        const made = await only(await insert(row, isHeld ? freePlace() : 1, alongside));
        if (made) return made;
      }
      throw new Error('Others took this address again and again.');
    },
    /**
     * Makes a new account that has proven an address which no account had proven. The others keep what they
     * hold, and their passwords.
     * @param uses uses the proof up, in the same transaction; says whether it could
     * @returns `undefined` where it could not, or where the address is proven meanwhile
     */
    takeOver: async (
      account: NewAccount,
      uses: (transaction: Database) => Promise<boolean>,
      alongside?: Alongside,
    ): Promise<Account | undefined> => {
      const row = await rowOf({ ...account, verified: true });
      const taken = await inTransaction(db, async (transaction) => {
        const others = await byEmail(transaction, row.email).execute();
        if (others.some((other) => other.verified_at !== null)) return undefined;
        if (!(await uses(transaction))) return undefined;
        await makeRoom(transaction, others);
        const made = await transaction
          .insertInto('accounts')
          .values({ ...row, holder: 1 })
          .returningAll()
          .executeTakeFirstOrThrow();
        await alongside?.(transaction, row.id);
        return made;
      });
      return only(taken);
    },
    /**
     * The account that email and password belong to, also a disabled one. Compares with the holder and the
     * oldest others, {@link TRIED} hashes each time: nothing tells how many accounts an address has.
     */
    verify: async (email: string, password: string): Promise<Account | undefined> => {
      const rows = await byEmail(db, email).limit(TRIED).execute();
      let found: Row | undefined;
      // Always as many, also once one fits: time does not tell how many accounts there are.
      for (let tried = 0; tried < TRIED; tried += 1) {
        const row = rows[tried];
        const fits = await passwords.verify(row?.password_hash ?? undefined, password);
        if (fits) found ??= row;
      }
      return only(found);
    },
    /** Whether `verify` compares with an account: with further ones only once they prove their address. */
    opensByPassword: async ({ email, id }: Pick<Account, 'id' | 'email'>): Promise<boolean> =>
      (await byEmail(db, email).limit(TRIED).execute()).some((row) => row.id === id),
    /** Whether an account has an email, in any of its stored forms. */
    hasEmail: async (id: string, email: string): Promise<boolean> =>
      (await byEmail(db, email).where('id', '=', id).executeTakeFirst()) !== undefined,
    /** Whether this is the password of an account. */
    isPassword: async (id: string, password: string): Promise<boolean> => {
      const row = await rowWith(id);
      return passwords.verify(row?.password_hash ?? undefined, password);
    },
    find: async (id: string): Promise<Account | undefined> => only(await rowWith(id)),
    /** The account that holds an address; where its holder is gone, the oldest of it. */
    findByEmail: async (email: string): Promise<Account | undefined> =>
      only(await byEmail(db, email).limit(1).executeTakeFirst()),
    /** All accounts in the order of their emails. */
    list: async (): Promise<Account[]> =>
      withGroups(
        await db
          .selectFrom('accounts')
          .selectAll()
          .orderBy('email')
          .orderBy(sql`case when holder = 1 then 0 else 1 end`)
          .orderBy('created_at')
          .execute(),
      ),
    /** Sets a new password; `undefined` takes it away. */
    setPassword: async (id: string, password: string | undefined): Promise<void> => {
      const hash = password === undefined ? null : await passwords.hash(password);
      await setPasswordHash(db, id, hash);
    },
    setGivenName: async (id: string, givenName: string): Promise<void> => {
      await changeRow(db, id, { given_name: givenName.trim() });
    },
    /**
     * Marks the address of an account as proven, which makes it the holder. Others that have not proven it
     * stay beside it.
     * @param uses uses the proof up, in the same transaction; says whether it could
     * @returns `false` where it could not, another account has proven the address, or there is no such account
     */
    markVerified: async (
      id: string,
      uses?: (transaction: Database) => Promise<boolean>,
    ): Promise<boolean> => {
      const row = await rowWith(id);
      return row !== undefined && settle(id, row.email, uses);
    },
    /**
     * Gives an account another address, which is proven. Accounts that have not proven that address stay
     * beside it.
     * @param uses uses the proof up, in the same transaction; says whether it could
     * @returns `false` where it could not, where another account has proven the address, or where there is
     * no such account
     */
    setVerifiedEmail: settle,
    /**
     * Deletes accounts beside the holder of their address that are unproven, older than a moment, not in use
     * and not signed in since: some of them at a time.
     * @param before milliseconds since the epoch
     */
    eraseForgotten: async (before: number): Promise<void> => {
      const rows = await unused(db)
        .where('created_at', '<=', before)
        .where('id', 'not in', (signedIn) =>
          signedIn
            .selectFrom('account_sessions')
            .select('account_id')
            .where('seen_at', '>', before),
        )
        .limit(FORGOTTEN_AT_ONCE)
        .execute();
      for (const { id } of rows) await eraseUnused(id);
    },
    /** Keeps an account out, or lets it in again; `false` when there is none. */
    setDisabled: (id: string, disabled: boolean): Promise<boolean> =>
      changeRow(db, id, { disabled_at: disabled ? clock() : null }),
    /** Puts an account into a group; it counts from the next token on. */
    grant: async (id: string, group: string): Promise<void> => {
      await db
        .insertInto('account_groups')
        .values({ account_id: id, group_name: group })
        .onConflict((conflict) => conflict.columns(['account_id', 'group_name']).doNothing())
        .execute();
    },
    /** Takes an account out of a group; `false` when it was not in it. */
    revoke: async (id: string, group: string): Promise<boolean> => {
      const gone = await db
        .deleteFrom('account_groups')
        .where('account_id', '=', id)
        .where('group_name', '=', group)
        .returning('account_id')
        .executeTakeFirst();
      return gone !== undefined;
    },
    /** Deletes an account and everything stored about its owner; `false` when there is none. */
    delete: (id: string): Promise<boolean> => eraseAccount(db, id),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
