/** Items of My Cards by their names (behaviour/my-cards.md, 'My Cards'). No DOM. */

import type { Hand, Item, Kind, Note, Operation } from '#contract/my-cards.ts';

/** The name of an item: its kind and its key. */
export const itemName = ({ kind, key }: { readonly kind: Kind; readonly key: string }): string =>
  `${kind}/${key}`;

/** An operation without its id, which it gets when it is done. */
export type Change<Whole = Operation> = Whole extends Operation ? Omit<Whole, 'id'> : never;

/** Items by their names; a deleted one has the value `null`. */
export type Items = ReadonlyMap<string, Item>;

export const NO_ITEMS: Items = new Map();

/** What can be kept. */
export type KeepKind = 'card' | 'exercise' | 'article' | 'persona' | 'case';

/** The key of something kept. */
export const keepKey = (kind: KeepKind, id: string): string => `${kind}:${id}`;

/** The key of a card laid on a persona's journey. */
export const laidKey = (persona: string, code: string): string =>
  `${persona.toLowerCase()}/${code}`;

/** A value of an item by its kind. */
type ValueOf<Wanted extends Kind> = NonNullable<Extract<Item, { readonly kind: Wanted }>['value']>;

/** The value of an item; `undefined` where there is none or it was deleted. */
export const valueOf = <Wanted extends Kind>(
  items: Items | undefined,
  kind: Wanted,
  key: string,
): ValueOf<Wanted> | undefined =>
  (items?.get(itemName({ kind, key }))?.value ?? undefined) as ValueOf<Wanted> | undefined;

/** Every item of a kind that is there, with its key. */
export const itemsOfKind = <Wanted extends Kind>(
  items: Items | undefined,
  kind: Wanted,
): readonly { readonly key: string; readonly value: ValueOf<Wanted> }[] =>
  [...(items?.values() ?? [])].flatMap((item) =>
    item.kind === kind && item.value !== null
      ? [{ key: item.key, value: item.value as ValueOf<Wanted> }]
      : [],
  );

/** A hand with its key. */
export interface NamedHand extends Hand {
  readonly key: string;
}

/** The hands, the newest first. */
export const handsOf = (items: Items | undefined): readonly NamedHand[] =>
  itemsOfKind(items, 'hand')
    .map(({ key, value }): NamedHand => Object.assign({ key }, value))
    .toSorted((one, other) => other.at - one.at || one.key.localeCompare(other.key));

/** The notes by the codes of their cards. */
export const notesOf = (
  items: Items | undefined,
): readonly { readonly code: string; readonly note: Note }[] =>
  itemsOfKind(items, 'note')
    .map(({ key, value }) => ({ code: key, note: value }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
