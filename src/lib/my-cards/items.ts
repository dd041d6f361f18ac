/** Items of My Cards by name (behaviour/my-cards.md, 'My Cards'). No DOM. */

import type { Agenda } from '#contract/agendas.ts';
import type { Hand, Item, Kind, Note, Operation } from '#contract/my-cards.ts';

/** Kind and key. */
export const itemName = ({ kind, key }: { readonly kind: Kind; readonly key: string }): string =>
  `${kind}/${key}`;

/** An operation without its id, which is assigned when it is applied. */
export type Change<Whole = Operation> = Whole extends Operation ? Omit<Whole, 'id'> : never;

/** A deleted item has the value `null`. */
export type Items = ReadonlyMap<string, Item>;

export const NO_ITEMS: Items = new Map();

export type KeepKind = 'card' | 'exercise' | 'article' | 'persona' | 'case';

export const keepKey = (kind: KeepKind, id: string): string => `${kind}:${id}`;

/** Key of a card laid on a persona's journey. */
export const laidKey = (persona: string, code: string): string =>
  `${persona.toLowerCase()}/${code}`;

type ValueOf<Wanted extends Kind> = NonNullable<Extract<Item, { readonly kind: Wanted }>['value']>;

/** The value of an item; `undefined` if missing or deleted. */
export const valueOf = <Wanted extends Kind>(
  items: Items | undefined,
  kind: Wanted,
  key: string,
): ValueOf<Wanted> | undefined =>
  (items?.get(itemName({ kind, key }))?.value ?? undefined) as ValueOf<Wanted> | undefined;

/** All items of a kind that are not deleted. */
export const itemsOfKind = <Wanted extends Kind>(
  items: Items | undefined,
  kind: Wanted,
): readonly { readonly key: string; readonly value: ValueOf<Wanted> }[] =>
  [...(items?.values() ?? [])].flatMap((item) =>
    item.kind === kind && item.value !== null
      ? [{ key: item.key, value: item.value as ValueOf<Wanted> }]
      : [],
  );

export interface NamedHand extends Hand {
  readonly key: string;
}

/** Newest first. */
export const handsOf = (items: Items | undefined): readonly NamedHand[] =>
  itemsOfKind(items, 'hand')
    .map(({ key, value }): NamedHand => Object.assign({ key }, value))
    .toSorted((one, other) => other.at - one.at || one.key.localeCompare(other.key));

export interface NamedAgenda extends Agenda {
  readonly key: string;
}

/** Newest first. */
export const agendasOf = (items: Items | undefined): readonly NamedAgenda[] =>
  itemsOfKind(items, 'agenda')
    .map(({ key, value }): NamedAgenda => Object.assign({ key }, value))
    .toSorted((one, other) => other.at - one.at || one.key.localeCompare(other.key));

/** Notes by card code. */
export const notesOf = (
  items: Items | undefined,
): readonly { readonly code: string; readonly note: Note }[] =>
  itemsOfKind(items, 'note')
    .map(({ key, value }) => ({ code: key, note: value }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
