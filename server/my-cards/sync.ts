import type {
  AppliedAnswer,
  ChangesAnswer,
  Item,
  Operation,
  RejectedOperation,
  SyncAnswer,
} from '#contract/my-cards.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { applyBatch, itemNameOf, type AppliedBatch, type Placed } from '#server/my-cards/batch.ts';
import { readOperation, withServerTimes } from '#server/my-cards/operations.ts';
import * as rows from '#server/my-cards/rows.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { giveWay } from '#server/shared/loop-share.ts';

/** How long operation ids are kept, in ms; a retry within this time has no effect. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/** Maximum of operations of an account in 30 days, which bounds the stored ids. */
const MONTH_OPERATIONS = 100_000;

/** A request with unparsed operations. */
interface Request {
  readonly store?: string | undefined;
  readonly since: number;
  readonly now: number;
  readonly operations: readonly unknown[];
}

/** Result of a call; `gone` for an account that is being deleted or is disabled. */
type Done<Answer> = Answer | 'gone' | { readonly retryAfterMs: number };

const isOperation = (read: ReturnType<typeof readOperation>): read is Operation => 'id' in read;

interface Sent {
  readonly placed: readonly Placed[];
  readonly refused: readonly RejectedOperation[];
}

/** @param ahead the device's clock minus the server's, in ms */
const read = async (operations: readonly unknown[], ahead: number): Promise<Sent> => {
  const placed: Placed[] = [];
  const refused: RejectedOperation[] = [];
  for (const [index, sent] of operations.entries()) {
    await giveWay();
    const operation = readOperation(sent);
    if (isOperation(operation))
      placed.push({ index, operation: withServerTimes(operation, ahead) });
    else refused.push({ index, ...operation });
  }
  return { placed, refused };
};

/** The operations that were not applied before, without duplicates. */
const freshOf = (operations: readonly Placed[], before: ReadonlySet<string>): Placed[] => {
  const seen = new Set(before);
  return operations.filter(({ operation: { id } }) => {
    const isFresh = !seen.has(id);
    seen.add(id);
    return isFresh;
  });
};

/** Ids of the operations in effect: all valid ones that were not rejected, without duplicates. */
const idsThatCount = (
  placed: readonly Placed[],
  refused: readonly RejectedOperation[],
): string[] => {
  const places = new Set(refused.map(({ index }) => index));
  const left = new Set(
    placed.filter(({ index }) => places.has(index)).map(({ operation: { id } }) => id),
  );
  return [...new Set(placed.map(({ operation: { id } }) => id))].filter((id) => !left.has(id));
};

/** Merges both lists by revision, without duplicates. */
const merged = (page: readonly Item[], named: readonly Item[]): Item[] =>
  [...new Map([...named, ...page].map((item) => [itemNameOf(item), item])).values()].toSorted(
    (one, other) => one.revision - other.revision,
  );

/**
 * My Cards of all accounts (behaviour/my-cards.md, 'My Cards'). A row lock serialises the batches of an account across
 * processes, so a revision is visible only after all earlier ones.
 * @param clock ms since the epoch
 * @param exists whether an account is active; writes of one that is being deleted are undone
 */
export const createMyCards = (db: Database, clock: () => number, exists: AccountExists) => {
  /** Applies operations; returns the rejected ones, or how long to wait. */
  const take = (
    accountId: string,
    placed: readonly Placed[],
  ): Promise<readonly RejectedOperation[] | { readonly retryAfterMs: number }> =>
    inTransaction(db, async (transaction) => {
      const now = clock();
      const account = await rows.holdAccount(transaction, accountId);
      const isNewMonth = account.month_ends_at <= now;
      if (isNewMonth) await rows.forgetOperations(transaction, accountId, now);
      const fresh = freshOf(placed, await rows.takenBefore(transaction, accountId, placed));
      const before = isNewMonth ? 0 : account.month_operations;
      if (before + fresh.length > MONTH_OPERATIONS)
        return { retryAfterMs: account.month_ends_at - now };
      await giveWay();
      const items = await rows.itemsNamed(transaction, accountId, fresh);
      const outcome: AppliedBatch = await applyBatch(account, items, fresh, now);
      await rows.writeItems(transaction, accountId, outcome.changed);
      await rows.rememberOperations(transaction, accountId, outcome.taken, now + REMEMBERED_MS);
      await transaction
        .updateTable('my_accounts')
        .set({
          revision: outcome.revision,
          bytes: outcome.bytes,
          hands: outcome.hands,
          month_operations: before + outcome.taken.length,
          month_ends_at: isNewMonth ? now + REMEMBERED_MS : account.month_ends_at,
        })
        .where('account_id', '=', accountId)
        .execute();
      return outcome.refused;
    });

  /**
   * Returns the changes after a revision, and the items that the operations name.
   * @param isKnown whether the revision is one of this store
   */
  const answer = async (
    accountId: string,
    asked: number,
    isKnown: (store: string) => boolean,
    placed: readonly Placed[],
  ): Promise<SyncAnswer> => {
    const account = await rows.readAccount(db, accountId);
    const isStrange = asked > account.revision || !isKnown(account.store);
    const since = isStrange ? 0 : asked;
    await giveWay();
    const { items, more } = await rows.itemsAfter(db, accountId, since);
    await giveWay();
    // Without more changes the page includes them.
    const named = more ? await rows.itemsNamed(db, accountId, placed) : [];
    const names = new Set(placed.map(({ operation }) => itemNameOf(operation)));
    await giveWay();
    const last = items.at(-1)?.revision ?? since;
    return {
      store: account.store,
      revision: more ? last : Math.max(last, account.revision),
      items: merged(
        items,
        named.filter((item) => names.has(itemNameOf(item))),
      ),
      more,
      ...(isStrange && { reset: true }),
    };
  };

  /** Applies operations and answers; deletes the items of an account that was deleted meanwhile. */
  const takeAndAnswer = async <Answer extends object>(
    accountId: string,
    { placed, refused }: Sent,
    answerOf: (refused: readonly RejectedOperation[]) => Promise<Answer>,
  ): Promise<Done<Answer & { readonly refused?: RejectedOperation[] }>> => {
    const rest = placed.length === 0 ? [] : await take(accountId, placed);
    if ('retryAfterMs' in rest) return rest;
    const answered = await answerOf(rest);
    if (!(await exists(accountId))) {
      await rows.removeAllOfGone(db, accountId);
      return 'gone';
    }
    const all = [...refused, ...rest].toSorted((one, other) => one.index - other.index);
    return all.length === 0 ? answered : { ...answered, refused: all };
  };

  return {
    /** Applies the operations and returns the changes since the request's revision. */
    sync: async (
      accountId: string,
      { since, store, now, operations }: Request,
    ): Promise<Done<SyncAnswer>> => {
      const sent = await read(operations, now - clock());
      const isKnown = (own: string) => (store === undefined ? since === 0 : store === own);
      return takeAndAnswer(accountId, sent, () => answer(accountId, since, isKnown, sent.placed));
    },
    /** Applies operations without the client's clock. */
    apply: async (
      accountId: string,
      operations: readonly unknown[],
    ): Promise<Done<AppliedAnswer>> => {
      const sent = await read(operations, 0);
      return takeAndAnswer(accountId, sent, async (refused) => ({
        revision: (await rows.readAccount(db, accountId)).revision,
        applied: idsThatCount(sent.placed, refused),
      }));
    },
    /** Returns the changes since a revision; a missing `store` counts as this one. */
    changes: (
      accountId: string,
      { since, store }: Pick<Request, 'since' | 'store'>,
    ): Promise<Done<ChangesAnswer>> => {
      const isKnown = (own: string) => store === undefined || store === own;
      return takeAndAnswer(accountId, { placed: [], refused: [] }, async () => {
        const { items, ...place } = await answer(accountId, since, isKnown, []);
        return { ...place, changes: items };
      });
    },
  };
};

export type MyCards = ReturnType<typeof createMyCards>;
