import type { Database } from '#server/db/open.ts';
import { holdsThings } from '#server/account/holdings.ts';

/** Limit of items that move in one transaction: Aurora DSQL changes 3,000 rows at most. */
const MOST_ITEMS = 1000;

/** Moves My Cards as a whole to an account that has none. */
const moveMyCards = async (transaction: Database, from: string, to: string): Promise<void> => {
  const items = await transaction
    .selectFrom('my_items')
    .select(['account_id', 'revision'])
    .where('account_id', 'in', [from, to])
    .limit(MOST_ITEMS + 1)
    .execute();
  if (items.length > MOST_ITEMS || items.some(({ account_id }) => account_id === to)) return;
  // The store gets a new id, so that the new owner's browsers read all of it.
  await transaction.deleteFrom('my_accounts').where('account_id', '=', to).execute();
  for (const table of ['my_accounts', 'my_items'] as const)
    await transaction
      .updateTable(table)
      .set({ account_id: to })
      .where('account_id', '=', from)
      .execute();
};

/**
 * Moves decks and tables of an account to another account of the same person, and My Cards where the other
 * has none.
 * @param transaction the one that consumes the proof for it
 * @returns whether everything has moved; the rest stays with the old account
 */
export const moveHoldings = async (
  transaction: Database,
  from: string,
  to: string,
): Promise<boolean> => {
  await transaction
    .updateTable('deck_codes')
    .set({ claimed_by: to })
    .where('claimed_by', '=', from)
    .execute();
  await transaction
    .updateTable('live_tables')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .execute();
  await moveMyCards(transaction, from, to);
  return !(await holdsThings(transaction, from));
};
