/** Votes by subject, cards and notes apart (behaviour/tables.md, 'Tables'). Pages and server share it. No DOM. */

import type { PlacedCard, TableState } from '#contract/table-state.ts';

/** Cards and notes have dots of their own: each person has as many for the ones as for the others. */
export type VoteKind = 'card' | 'note';

const places = new WeakMap<readonly PlacedCard[], ReadonlySet<string>>();

/** Cached by the list: a page asks for every note of a table. */
const placesOf = (cards: readonly PlacedCard[]): ReadonlySet<string> => {
  const known = places.get(cards) ?? new Set(cards.map(({ place }) => place));
  places.set(cards, known);
  return known;
};

/** The kind of a vote's subject, by the place of a card or the id of a note; `undefined` if it is gone or hidden. */
export const voteKind = ({ cards, notes }: TableState, target: string): VoteKind | undefined => {
  if (placesOf(cards).has(target)) return 'card';
  return notes[target]?.hidden === false ? 'note' : undefined;
};

/** The dots of a person that count, of one kind or of both. */
export const dotsUsed = (state: TableState, voter: string, kind?: VoteKind): number =>
  Object.entries(state.votes.dots[voter] ?? {}).reduce((sum, [target, dots]) => {
    const found = voteKind(state, target);
    return found !== undefined && (kind === undefined || kind === found) ? sum + dots : sum;
  }, 0);
