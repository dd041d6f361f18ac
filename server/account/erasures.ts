import { eraseAccount } from '#server/account/erase.ts';
import type { IdentityOwner } from '#server/account/identity-owner.ts';
import type { Database } from '#server/db/open.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { sha256 } from '#server/shared/sha256.ts';

const HOUR_MS = 60 * 60_000;

/** Interval of the search for unfinished erasures. */
const LOOK_MS = HOUR_MS;

/** A younger erasure may still be running, here or in another process. */
const UNDER_WAY_MS = 5 * 60_000;

/** Longer than the lifetime of any access token: at most 24 hours with Cognito. */
const REMEMBERED_MS = 25 * HOUR_MS;

export interface ErasuresOptions {
  readonly db: Database;
  /** The service that keeps the accounts; without one, nothing is deleted there. */
  readonly owner?: IdentityOwner | undefined;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
}

/**
 * An erasure has a row from before the request to the owner until all tokens of the account have expired. So
 * a process that ends in between, or a database that fails, leaves nothing half done, and a browser with a
 * valid token cannot create the account's rows again. The row holds the account's id until all data is
 * deleted; from then on only its hash.
 */
export const createErasures = ({ clock, db, log, owner }: ErasuresOptions) => {
  const begin = (id: string) =>
    db
      .insertInto('erasures')
      .values({ account_hash: sha256(id), account_id: id, begun_at: clock(), gone_at: null })
      .onConflict((row) => row.column('account_hash').doNothing())
      .execute();
  const giveUp = (id: string) =>
    db
      .deleteFrom('erasures')
      .where('account_hash', '=', sha256(id))
      .where('gone_at', 'is', null)
      .execute();
  const mark = (id: string, left: { readonly account_id: string | null }) =>
    db
      .insertInto('erasures')
      .values({ account_hash: sha256(id), ...left, begun_at: clock(), gone_at: clock() })
      .onConflict((row) => row.column('account_hash').doUpdateSet({ ...left, gone_at: clock() }))
      .execute();
  /** Deletes the local data of an account that its owner has deleted. */
  const sweep = async (id: string): Promise<void> => {
    await mark(id, { account_id: id });
    await eraseAccount(db, id);
    await mark(id, { account_id: null });
  };
  const unfinished = (error: unknown): void => {
    log({ event: 'erasure_unfinished', ...traceOf(error) });
  };
  const goOn = async (id: string): Promise<void> => {
    await owner?.deleteUser(id);
    await sweep(id);
  };
  const finish = async (): Promise<void> => {
    await db
      .deleteFrom('erasures')
      .where('account_id', 'is', null)
      .where('gone_at', '<=', clock() - REMEMBERED_MS)
      .execute();
    const rows = await db
      .selectFrom('erasures')
      .select('account_id')
      .where('begun_at', '<=', clock() - UNDER_WAY_MS)
      .execute();
    for (const { account_id: id } of rows) {
      if (id !== null) await goOn(id).catch(unfinished);
    }
  };
  const look = (): void => {
    finish().catch(unfinished);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    /**
     * Deletes an account at its owner, then all its data here. `refused`: the owner has not deleted it, and
     * nothing is deleted. `done`: the owner has; data that could not be deleted here is deleted later by
     * `finish`.
     */
    erase: async (id: string): Promise<'done' | 'refused'> => {
      await begin(id);
      try {
        await owner?.deleteUser(id);
      } catch (error) {
        log({ event: 'erasure_refused', ...traceOf(error) });
        await giveUp(id);
        return 'refused';
      }
      await sweep(id).catch(unfinished);
      return 'done';
    },
    /** Finishes interrupted erasures; runs at the start and every hour. */
    finish,
    /**
     * Whether an account exists: it has not been deleted at its owner through this server. Other deletions
     * there are not known here.
     */
    exists: async (id: string): Promise<boolean> =>
      (await db
        .selectFrom('erasures')
        .select('account_hash')
        .where('account_hash', '=', sha256(id))
        .where('gone_at', 'is not', null)
        .executeTakeFirst()) === undefined,
    /** Starts the hourly search for unfinished erasures. */
    start: (): void => {
      look();
      timer = setInterval(look, LOOK_MS).unref();
    },
    close: (): void => clearInterval(timer),
  };
};

/**
 * Deletes accounts that an external identity provider keeps (behaviour/account.md, 'External accounts').
 */
export type Erasures = ReturnType<typeof createErasures>;
