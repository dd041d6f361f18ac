import { MOST_HANDS, MOST_OTHERS, MY_BYTES } from '#contract/my-cards-bounds.ts';
import type { Item, Operation, RejectedOperation, WrittenText } from '#contract/my-cards.ts';
import { applyOperation } from '#lib/my-cards/merge.ts';
import { full, tooManyHands, tooManyOthers, type Problem } from '#server/my-cards/operations.ts';
import { giveWay } from '#server/shared/loop-share.ts';

/** Totals over all items of an account. */
export interface Totals {
  readonly revision: number;
  readonly bytes: number;
  readonly hands: number;
}

/** An operation with its index in the request. */
export interface Placed {
  readonly index: number;
  readonly operation: Operation;
}

export interface AppliedBatch extends Totals {
  readonly changed: readonly Item[];
  readonly refused: readonly RejectedOperation[];
  /** Ids of the operations applied by this batch. */
  readonly taken: readonly string[];
}

/** Unique name of an item: no kind has a space. */
export const itemNameOf = ({ kind, key }: Pick<Item, 'kind' | 'key'>): string => `${kind} ${key}`;

const asJson = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Cached size of note texts, in bytes: an operation changes only one or two texts of a note. */
const textBytes = new WeakMap<WrittenText, number>();

const bytesOfText = (text: WrittenText): number => {
  const bytes = textBytes.get(text) ?? asJson(text);
  textBytes.set(text, bytes);
  return bytes;
};

const OTHERS_BYTES = ',"others":[]'.length;

/** Size of kind, key and value as JSON, in bytes. Serialises only texts without a cached size. */
const bytesOf = ({ kind, key, value }: Item): number => {
  if (kind !== 'note' || !value?.others) return asJson([kind, key, value]);
  const { others, ...front } = value;
  const commas = others.length - 1;
  return others.reduce(
    (bytes, text) => bytes + bytesOfText(text),
    asJson([kind, key, front]) + OTHERS_BYTES + commas,
  );
};

const othersIn = (item: Item | undefined): number =>
  item?.kind === 'note' ? (item.value?.others?.length ?? 0) : 0;

/** Agendas count as hands. */
const handsIn = (item: Item | undefined): number =>
  (item?.kind === 'hand' || item?.kind === 'agenda') && item.value !== null ? 1 : 0;

/** The totals after a change, or the exceeded limit. A change that shrinks the account always fits. */
const totalsAfter = (totals: Totals, before: Item | undefined, after: Item): Totals | Problem => {
  if (othersIn(after) > Math.max(MOST_OTHERS, othersIn(before))) return tooManyOthers(after.key);
  const more = bytesOf(after) - (before ? bytesOf(before) : 0);
  const moreHands = handsIn(after) - handsIn(before);
  const { bytes, hands, revision } = totals;
  if (more > 0 && bytes + more > MY_BYTES) return full();
  if (moreHands > 0 && hands >= MOST_HANDS) return tooManyHands();
  return { revision: revision + 1, bytes: bytes + more, hands: hands + moreHands };
};

/**
 * Applies operations in order, yielding to other requests. One that exceeds a limit is skipped.
 * @param items the existing items that the operations name
 * @param now ms since the epoch
 */
export const applyBatch = async (
  start: Totals,
  items: readonly Item[],
  operations: readonly Placed[],
  now: number,
): Promise<AppliedBatch> => {
  const current = new Map(items.map((item) => [itemNameOf(item), item]));
  const changed = new Map<string, Item>();
  const refused: RejectedOperation[] = [];
  const taken: string[] = [];
  let totals = start;
  for (const { index, operation } of operations) {
    await giveWay();
    const name = itemNameOf(operation);
    const before = current.get(name);
    const after = applyOperation(before, operation, { now, revision: totals.revision + 1 });
    if (after && after !== before) {
      const next = totalsAfter(totals, before, after);
      if ('error' in next) {
        refused.push({ index, ...next });
        continue;
      }
      totals = next;
      current.set(name, after);
      changed.set(name, after);
    }
    taken.push(operation.id);
  }
  return { ...totals, changed: [...changed.values()], refused, taken };
};
