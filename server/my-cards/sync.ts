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
import { applyBatch, nameOf, type Outcome, type Placed } from '#server/my-cards/batch.ts';
import { readOperation, withServerTimes } from '#server/my-cards/operations.ts';
import {
  forgetOperations,
  holdAccount,
  itemsAfter,
  itemsNamed,
  readAccount,
  rememberOperations,
  removeAllOfGone,
  takenBefore,
  writeItems,
} from '#server/my-cards/rows.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { giveWay } from '#server/shared/loop-share.ts';

/** How long an operation is remembered, in ms; a retry within this time changes nothing. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/** The most operations of an account in 30 days, so that what is remembered has an end. */
const MONTH_OPERATIONS = 100_000;

/** A request whose operations have not been read yet. */
interface Request {
  readonly store?: string | undefined;
  readonly since: number;
  readonly now: number;
  readonly operations: readonly unknown[];
}

/** What a call came to: `gone` for an account that is being deleted or was kept out just now. */
type Done<Answer> = Answer | 'gone' | { readonly retryAfterMs: number };

export interface MyCards {
  /** Takes the operations of a request and gives what changed since its revision. */
  readonly sync: (accountId: string, request: Request) => Promise<Done<SyncAnswer>>;
  /** Takes operations alone, of a client that does not tell its time. */
  readonly apply: (
    accountId: string,
    operations: readonly unknown[],
  ) => Promise<Done<AppliedAnswer>>;
  /** Gives what changed since a revision; without a `store` it is taken for one of this store. */
  readonly changes: (
    accountId: string,
    place: Pick<Request, 'since' | 'store'>,
  ) => Promise<Done<ChangesAnswer>>;
}

const isOperation = (read: ReturnType<typeof readOperation>): read is Operation => 'id' in read;

/** What came of reading operations. */
interface Sent {
  readonly placed: readonly Placed[];
  readonly refused: readonly RejectedOperation[];
}

/** @param ahead how far the clock of the device is ahead of the server's, in ms */
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

/** The operations that were not taken before, each once. */
const freshOf = (operations: readonly Placed[], before: ReadonlySet<string>): Placed[] => {
  const seen = new Set(before);
  return operations.filter(({ operation: { id } }) => {
    const isFresh = !seen.has(id);
    seen.add(id);
    return isFresh;
  });
};

/** The ids of the operations that count: all but those that were read and not taken, each once. */
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

/** Items of both lists, each once, in the order of their revisions. */
const merged = (page: readonly Item[], named: readonly Item[]): Item[] =>
  [...new Map([...named, ...page].map((item) => [nameOf(item), item])).values()].toSorted(
    (one, other) => one.revision - other.revision,
  );

/**
 * My Cards of all accounts (behaviour/my-cards.md, 'My Cards'). Operations of one account are applied one batch
 * after the other, whichever process takes them: the row of the account is held meanwhile. So a revision
 * is seen only once all earlier ones are.
 * @param clock ms since the epoch
 * @param exists whether an account may go on; what one that is being deleted has written is undone
 */
export const createMyCards = (
  db: Database,
  clock: () => number,
  exists: AccountExists,
): MyCards => {
  /** Takes operations; gives the refused ones, or how long to wait. */
  const take = (
    accountId: string,
    placed: readonly Placed[],
  ): Promise<readonly RejectedOperation[] | { readonly retryAfterMs: number }> =>
    inTransaction(db, async (transaction) => {
      const now = clock();
      const account = await holdAccount(transaction, accountId);
      const isNewMonth = account.month_ends_at <= now;
      if (isNewMonth) await forgetOperations(transaction, accountId, now);
      const fresh = freshOf(placed, await takenBefore(transaction, accountId, placed));
      const before = isNewMonth ? 0 : account.month_operations;
      if (before + fresh.length > MONTH_OPERATIONS)
        return { retryAfterMs: account.month_ends_at - now };
      await giveWay();
      const items = await itemsNamed(transaction, accountId, fresh);
      const outcome: Outcome = await applyBatch(account, items, fresh, now);
      await writeItems(transaction, accountId, outcome.changed);
      await rememberOperations(transaction, accountId, outcome.taken, now + REMEMBERED_MS);
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
   * Gives what changed after a revision, and in any case the items that the operations name.
   * @param isKnown whether the revision is one of this store
   */
  const answer = async (
    accountId: string,
    asked: number,
    isKnown: (store: string) => boolean,
    placed: readonly Placed[],
  ): Promise<SyncAnswer> => {
    const account = await readAccount(db, accountId);
    const isStrange = asked > account.revision || !isKnown(account.store);
    const since = isStrange ? 0 : asked;
    await giveWay();
    const { items, more } = await itemsAfter(db, accountId, since);
    await giveWay();
    // Without more changes the page has them all.
    const named = more ? await itemsNamed(db, accountId, placed) : [];
    const names = new Set(placed.map(({ operation }) => nameOf(operation)));
    await giveWay();
    const last = items.at(-1)?.revision ?? since;
    return {
      store: account.store,
      revision: more ? last : Math.max(last, account.revision),
      items: merged(
        items,
        named.filter((item) => names.has(nameOf(item))),
      ),
      more,
      ...(isStrange && { reset: true }),
    };
  };

  /** Takes operations and answers; of an account that was deleted meanwhile nothing stays. */
  const takeAndAnswer = async <Answer extends object>(
    accountId: string,
    { placed, refused }: Sent,
    answerOf: (refused: readonly RejectedOperation[]) => Promise<Answer>,
  ): Promise<Done<Answer & { readonly refused?: RejectedOperation[] }>> => {
    const rest = placed.length === 0 ? [] : await take(accountId, placed);
    if ('retryAfterMs' in rest) return rest;
    const answered = await answerOf(rest);
    if (!(await exists(accountId))) {
      await removeAllOfGone(db, accountId);
      return 'gone';
    }
    const all = [...refused, ...rest].toSorted((one, other) => one.index - other.index);
    return all.length === 0 ? answered : { ...answered, refused: all };
  };

  return {
    sync: async (accountId, { since, store, now, operations }) => {
      const sent = await read(operations, now - clock());
      const isKnown = (own: string) => (store === undefined ? since === 0 : store === own);
      return takeAndAnswer(accountId, sent, () => answer(accountId, since, isKnown, sent.placed));
    },
    apply: async (accountId, operations) => {
      const sent = await read(operations, 0);
      return takeAndAnswer(accountId, sent, async (refused) => ({
        revision: (await readAccount(db, accountId)).revision,
        applied: idsThatCount(sent.placed, refused),
      }));
    },
    changes: (accountId, { since, store }) => {
      const isKnown = (own: string) => store === undefined || store === own;
      return takeAndAnswer(accountId, { placed: [], refused: [] }, async () => {
        const { items, ...place } = await answer(accountId, since, isKnown, []);
        return { ...place, changes: items };
      });
    },
  };
};
