/**
 * Effect of an operation on an item of My Cards (behaviour/my-cards.md, 'My Cards'). The server's order of operations is
 * authoritative; a page applies its pending operations to the server's items by the same rules. No DOM.
 */

import * as m from '#messages';

import type { Agenda } from '#contract/agendas.ts';
import type { Dated, Hand, Item, Met, Note, Operation, WrittenText } from '#contract/my-cards.ts';

export interface MergeContext {
  /** Ms since the epoch; the upper bound of item times. */
  readonly now: number;
  /** Revision of the item if the operation changes it. */
  readonly revision: number;
}

/** `null` if deleted, `undefined` if it never existed. */
type Stored<Value> = Value | null | undefined;

type OperationOf<Kind> = Extract<Operation, { readonly kind: Kind }>;

const deleted = <Value>(value: Stored<Value>): null | undefined =>
  value === undefined ? undefined : null;

const mergeDated = (old: Stored<Dated>, wanted: Dated | null, now: number): Stored<Dated> =>
  wanted === null ? deleted(old) : (old ?? { at: Math.min(wanted.at, now) });

const WAYS = ['scanned', 'drawn', 'read'] as const;

const mergeMet = (old: Stored<Met>, wanted: Met | null, now: number): Stored<Met> => {
  if (wanted === null) return deleted(old);
  const earlier = WAYS.flatMap((way) => {
    const time = wanted[way];
    const known = old?.[way] ?? Infinity;
    return time === undefined || Math.min(time, now) >= known ? [] : [[way, Math.min(time, now)]];
  });
  return earlier.length === 0 ? old : { ...old, ...Object.fromEntries(earlier) };
};

const written = ({ id, text }: WrittenText): WrittenText => ({ id, text });

const withOthers = (front: WrittenText, others: readonly WrittenText[]): Note =>
  others.length === 0 ? written(front) : { ...written(front), others: [...others] };

/** A note without one of its texts; the newest remaining text comes first. */
const withoutText = (note: Note, id: string | undefined): Note | null => {
  const all = [...(note.others ?? []), written(note)];
  const left = all.filter((text) => text.id !== id);
  if (left.length === all.length) return note;
  const front = left.pop();
  return front ? withOthers(front, left) : null;
};

/**
 * A text replaces only the one that the person edited (`base`). Other texts are kept as conflicts, so that none
 * is lost in any order of operations.
 */
const mergeNote = (old: Stored<Note>, operation: OperationOf<'note'>): Stored<Note> => {
  if ('field' in operation) {
    if (!old?.others) return old;
    const settled = new Set(operation.value);
    const others = old.others.filter(({ id }) => !settled.has(id));
    return others.length === old.others.length ? old : withOthers(old, others);
  }
  const { base, id, value } = operation;
  const text = value?.text ?? '';
  if (text.trim() === '') return old && withoutText(old, base);
  if (!old) return { id, text };
  const others = [...(old.others ?? []), written(old)].filter(
    (other) => other.id !== base && other.text !== text,
  );
  if (old.text !== text) return withOthers({ id, text }, others);
  return others.length === (old.others?.length ?? 0) ? old : withOthers(old, others);
};

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code, index) => code === other[index]);

const mergeHand = (
  old: Stored<Hand>,
  operation: OperationOf<'hand'>,
  now: number,
): Stored<Hand> => {
  if (operation.value === null) return deleted(old);
  if (old === null && 'field' in operation) return old;
  // A hand can be renamed or filled before its creation arrives.
  const before = old ?? { name: m.my_cards_unnamed_hand(), cards: [], at: now };
  const after = { ...before };
  if (!('field' in operation)) {
    after.name = operation.value.name;
    after.cards = operation.value.cards;
    after.at = old?.at ?? Math.min(operation.value.at, now);
  } else if (operation.field === 'name') after.name = operation.value;
  else after.cards = operation.value;
  after.cards = [...new Set(after.cards)];
  return old && old.name === after.name && sameCards(old.cards, after.cards) ? old : after;
};

const mergeAgenda = (
  old: Stored<Agenda>,
  operation: OperationOf<'agenda'>,
  now: number,
): Stored<Agenda> => {
  if (operation.value === null) return deleted(old);
  if (old === null && 'field' in operation) return old;
  // An agenda can be changed before its creation arrives.
  const before = old ?? { name: m.my_cards_unnamed_agenda(), steps: [], at: now };
  const after: Agenda =
    'field' in operation
      ? { ...before, [operation.field]: operation.value }
      : { ...operation.value, at: old?.at ?? Math.min(operation.value.at, now) };
  return old && JSON.stringify(old) === JSON.stringify(after) ? old : after;
};

const valueAfter = (
  item: Item | undefined,
  operation: Operation,
  now: number,
): Stored<Exclude<Item['value'], null>> => {
  switch (operation.kind) {
    case 'keep':
      return mergeDated(item?.kind === 'keep' ? item.value : undefined, operation.value, now);
    case 'laid':
      return mergeDated(item?.kind === 'laid' ? item.value : undefined, operation.value, now);
    case 'met':
      return mergeMet(item?.kind === 'met' ? item.value : undefined, operation.value, now);
    case 'note':
      return mergeNote(item?.kind === 'note' ? item.value : undefined, operation);
    case 'hand':
      return mergeHand(item?.kind === 'hand' ? item.value : undefined, operation, now);
    case 'agenda':
      return mergeAgenda(item?.kind === 'agenda' ? item.value : undefined, operation, now);
  }
};

/**
 * Applies an operation.
 * @param item `undefined` if it does not exist
 * @returns the same object if nothing changes
 */
export const applyOperation = (
  item: Item | undefined,
  operation: Operation,
  { now, revision }: MergeContext,
): Item | undefined => {
  const value = valueAfter(item, operation, now);
  if (value === undefined || value === item?.value) return item;
  return { kind: operation.kind, key: operation.key, value, revision } as Item;
};
