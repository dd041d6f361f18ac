import type { Item } from '#contract/my-cards.ts';
import { applyBatch, itemNameOf, type Totals } from '#server/my-cards/batch.ts';
import { withServerTimes } from '#server/my-cards/operations.ts';
import type { Send } from '#support/my-cards/device.ts';

/** The most items of an answer: few, so that answers have pages. */
const PAGE = 3;

/** A server that keeps one account in memory, by the rules of the real one. */
export const createMemoryServer = (clock: () => number): Send => {
  const items = new Map<string, Item>();
  const taken = new Set<string>();
  let totals: Totals = { revision: 0, bytes: 0, hands: 0 };
  return async ({ now, operations, since }) => {
    const fresh = operations.filter(({ id }) => !taken.has(id));
    const outcome = await applyBatch(
      totals,
      [...items.values()],
      fresh.map((operation, index) => ({
        index,
        operation: withServerTimes(operation, now - clock()),
      })),
      clock(),
    );
    totals = outcome;
    for (const id of outcome.taken) taken.add(id);
    for (const item of outcome.changed) items.set(itemNameOf(item), item);
    const named = new Set(operations.map((operation) => itemNameOf(operation)));
    const later = [...items.values()]
      .filter(({ revision }) => revision > since)
      .toSorted((one, other) => one.revision - other.revision);
    const page = later.slice(0, PAGE);
    const more = later.length > PAGE;
    return {
      store: 'memory',
      revision: more ? (page.at(-1)?.revision ?? since) : totals.revision,
      items: [...later.slice(PAGE).filter((item) => named.has(itemNameOf(item))), ...page],
      more,
    };
  };
};
