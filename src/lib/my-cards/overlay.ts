/** Pending operations applied to the server's items (behaviour/my-cards.md, 'My Cards'). No DOM. */

import type { Operation } from '#contract/my-cards.ts';
import { itemName, type Items } from './items.ts';
import { applyOperation } from './merge.ts';

/**
 * Applies operations to items.
 * @param now ms since the epoch
 * @returns the items, the same object if nothing changes, and the operations with an effect
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
 * The shown items after changes on the server, with pending operations applied.
 * @param shown before; other items stay
 * @param names of the changed items
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
