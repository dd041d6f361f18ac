import type { AuthenticatorTransport } from '@simplewebauthn/server';
import * as z from 'zod';

import { TRANSPORTS } from '#server/identity/passkeys/answers.ts';
import type { Database } from '#server/db/open.ts';
import type { PasskeysTable } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** How many passkeys one account may have. */
export const PASSKEYS_MAX = 20;

/** A new passkey, from a verified registration. */
export interface NewPasskey {
  /** The credential's id as base64url. */
  readonly id: string;
  /** COSE key. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  /** How browsers reach it, such as `internal` or `usb`. */
  readonly transports: readonly AuthenticatorTransport[];
  /** Whether it may be copied to other devices. */
  readonly syncable: boolean;
  readonly backedUp: boolean;
}

export interface Passkey extends NewPasskey {
  readonly accountId: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Time of the last sign-in with it, in milliseconds since the epoch. */
  readonly usedAt: number | null;
}

/** Result of adding a passkey; it is stored only with `added`. */
export type Added = 'added' | 'known' | 'full' | 'no account';

/** Result of removing a passkey. */
export type Removed =
  | { readonly passkey: Passkey }
  | { readonly refused: 'unknown' | 'last way in' };

const Transports = z.array(z.enum(TRANSPORTS));

const passkeyOf = (row: PasskeysTable): Passkey => ({
  id: row.id,
  accountId: row.account_id,
  publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
  counter: row.counter,
  transports: Transports.parse(JSON.parse(row.transports)),
  syncable: row.syncable === 1,
  backedUp: row.backed_up === 1,
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
});

/** The passkeys of an account, the oldest first. */
export const listPasskeys = async (db: Database, accountId: string): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(passkeyOf);
};

/** The passkey with an id, whosever it is. */
export const findPasskey = async (db: Database, id: string): Promise<Passkey | undefined> => {
  // PostgreSQL stores no NUL and says so with an error.
  if (!/^[\w-]+$/.test(id)) return undefined;
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row && passkeyOf(row);
};

/**
 * Holds an account for the rest of a transaction, so that two at once cannot both see the passkeys of
 * before. SQLite has no `for update`; a write that changes nothing does the same on both engines.
 * @returns whether the account has a password and a proven address; `undefined` when there is none
 */
const holdAccount = (transaction: Database, accountId: string) =>
  transaction
    .updateTable('accounts')
    .set((set) => ({ given_name: set.ref('given_name') }))
    .where('id', '=', accountId)
    .returning(['password_hash', 'verified_at'])
    .executeTakeFirst();

/**
 * Keeps a new passkey, in a transaction of the caller's.
 * @param now milliseconds since the epoch
 */
export const addPasskey = async (
  transaction: Database,
  accountId: string,
  { passkey, name }: { readonly passkey: NewPasskey; readonly name: string },
  now: number,
): Promise<Added> => {
  if (!(await holdAccount(transaction, accountId))) return 'no account';
  if ((await listPasskeys(transaction, accountId)).length >= PASSKEYS_MAX) return 'full';
  const added = await transaction
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: accountId,
      public_key: Buffer.from(passkey.publicKey).toString('base64url'),
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      syncable: passkey.syncable ? 1 : 0,
      backed_up: passkey.backedUp ? 1 : 0,
      name,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? 'added' : 'known';
};

/**
 * Notes that a passkey has signed. The counter moves on with it, in the same statement, so that of two
 * answers with one count a single one is taken (Web Authentication, section 7.2, step 22).
 * @param now milliseconds since the epoch
 * @returns `false` where the counter has not moved on: the passkey may have been copied
 */
export const markUsed = async (
  db: Database,
  id: string,
  { counter, backedUp }: Pick<NewPasskey, 'counter' | 'backedUp'>,
  now: number,
): Promise<boolean> => {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp ? 1 : 0, used_at: now })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

/** Gives a passkey of an account another name; `false` when the account has no such passkey. */
export const renamePasskey = async (
  db: Database,
  accountId: string,
  id: string,
  name: string,
): Promise<boolean> => {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
};

/**
 * Removes a passkey of an account. The last one stays where there is no password and no proven address:
 * the account could not be opened any more.
 * @param then runs in the same transaction, such as to queue the mail about the removal
 */
export const removePasskey = (
  db: Database,
  accountId: string,
  id: string,
  then: (transaction: Database, passkey: Passkey) => Promise<void>,
): Promise<Removed> =>
  inTransaction(db, async (transaction) => {
    const account = await holdAccount(transaction, accountId);
    const all = await listPasskeys(transaction, accountId);
    const passkey = all.find((one) => one.id === id);
    if (!account || !passkey) return { refused: 'unknown' };
    const isLast = all.length === 1;
    if (isLast && account.password_hash === null && account.verified_at === null) {
      return { refused: 'last way in' };
    }
    await transaction.deleteFrom('passkeys').where('id', '=', id).execute();
    await then(transaction, passkey);
    return { passkey };
  });
