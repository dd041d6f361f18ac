/** What waits, laid over what the server has given (behaviour/my-cards.md, 'My Cards'). No DOM. */

import type { Operation } from '#contract/my-cards.ts';
import { itemName, type Items } from './items.ts';
import { applyOperation } from './merge.ts';

/**
 * Items with operations done to them.
 * @param now ms since the epoch
 * @returns the items afterwards, the same where nothing changes, and the operations that changed some
 */
export const withOperations = (
  items: Items,
  operations: readonly Operation[],
  now: number,
): { readonly items: Items; readonly effective: readonly Operation[] } => {
  const next = new Map(items);
  const effective = operations.filter((operation) => {
    const name = itemName(operation);
    const before = next.get(name);
    const after = applyOperation(before, operation, { now, revision: before?.revision ?? 0 });
    if (!after || after === before) return false;
    next.set(name, after);
    return true;
  });
  return { items: effective.length === 0 ? items : next, effective };
};

/**
 * What a page shows of items that have changed on the server: those with what waits done to them.
 * @param shown before; other items stay as they are
 * @param names of the items to look at
 */
export const shownAfter = (
  shown: Items,
  server: Items,
  waiting: readonly Operation[],
  names: ReadonlySet<string>,
  now: number,
): Items => {
  const next = new Map(shown);
  for (const name of names) {
    const item = server.get(name);
    if (item) next.set(name, item);
    else next.delete(name);
  }
  const concerned = waiting.filter((operation) => names.has(itemName(operation)));
  return withOperations(next, concerned, now).items;
};
