import * as m from '#messages';

import { MOST_GROUPS, MOST_TABLE_CARDS } from '#contract/tables-bounds.ts';
import type { ActionOf } from '#contract/tables.ts';
import type { PlacedCard, TableState } from '#contract/table-state.ts';
import type { ActionContext, Decide, Decision } from '#server/tables/actions/context.ts';
import {
  NO_CARD,
  NO_GROUP,
  actionError,
  rejectInvisibleName,
} from '#server/tables/action-error.ts';

const FULL = actionError('too_large', () => m.tables_refused_cards({ count: MOST_TABLE_CARDS }));

export const hasCard = ({ cards }: TableState, place: string): boolean =>
  cards.some((card) => card.place === place);

export const hasGroup = ({ groups }: TableState, group: string | null | undefined): boolean =>
  group === null || group === undefined || groups.some((known) => known.group === group);

const codesOn = ({ cards }: TableState): ReadonlySet<string | undefined> =>
  new Set(cards.map(({ code }) => code));

type NewCard = Omit<PlacedCard, 'aside'>;

const laid = (state: TableState, cards: NewCard[]): Decision =>
  state.cards.length + cards.length > MOST_TABLE_CARDS ? FULL : { kind: 'laid', cards };

/** Codes of the action that are on the table already. */
export const alreadyLaid = (state: TableState, { cards }: ActionOf<'lay'>): string[] => {
  const there = codesOn(state);
  return [...new Set(cards.map(({ code }) => code).filter((code) => there.has(code)))];
};

/** Skips cards that are on the table already, and repeated codes. */
export const decideLay = (
  { deck, state }: Pick<ActionContext, 'deck' | 'state'>,
  action: ActionOf<'lay'>,
): Decision => {
  const { cards, group = null } = action;
  const strange = cards.find(({ code }) => !deck.has(code));
  if (strange)
    return actionError('invalid', () => m.tables_refused_card_unknown({ code: strange.code }));
  if (!hasGroup(state, group)) return NO_GROUP;
  const there = new Set(codesOn(state));
  const places = new Set(state.cards.map(({ place }) => place));
  const fresh: NewCard[] = [];
  for (const { code, face, place } of cards) {
    if (there.has(code)) continue;
    if (places.has(place)) return actionError('invalid', m.tables_refused_same_place);
    there.add(code);
    places.add(place);
    fresh.push({ place, code, face, group });
  }
  if (fresh.length > 0) return laid(state, fresh);
  const [{ code } = { code: '' }] = cards;
  return actionError(
    'invalid',
    cards.length === 1 ? () => m.tables_refused_card_there({ code }) : m.tables_refused_cards_there,
  );
};

/** Fisher–Yates shuffle. */
const shuffled = (codes: readonly string[], random: (below: number) => number): string[] => {
  const order = [...codes];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const [one = '', two = ''] = [order[last], order[other]];
    order[last] = two;
    order[other] = one;
  }
  return order;
};

/** Draws at most `count` cards that are not on the table. */
export const decideDeal: Decide<'deal'> = ({ deck, random, state, uuid }, action) => {
  const { count, face, group = null, hand, streams } = action;
  if (!hasGroup(state, group)) return NO_GROUP;
  const there = codesOn(state);
  const left = [...new Set(hand ?? deck.keys())].filter((code) => {
    const stream = deck.get(code);
    return stream !== undefined && !there.has(code) && (streams?.includes(stream) ?? true);
  });
  if (left.length === 0) return actionError('invalid', m.tables_refused_all_there);
  const drawn = shuffled(left, random).slice(0, count);
  return laid(
    state,
    drawn.map((code) => ({ place: uuid(), code, face, group })),
  );
};

export const decideMove: Decide<'move'> = ({ state }, action) => {
  const { group, index, place } = action;
  if (!hasCard(state, place)) return NO_CARD;
  return hasGroup(state, group) ? { kind: 'moved', place, group, index } : NO_GROUP;
};

export const decideTurn: Decide<'turn'> = ({ state }, { face, place }) =>
  hasCard(state, place) ? { kind: 'turned', place, face } : NO_CARD;

export const decideAside: Decide<'aside'> = ({ state }, { aside, place }) =>
  hasCard(state, place) ? { kind: 'setAside', place, aside } : NO_CARD;

export const decideSpotlight: Decide<'light'> = ({ state }, { place }) =>
  place === null || hasCard(state, place) ? { kind: 'lit', place } : NO_CARD;

export const decideGroup: Decide<'group'> = ({ state }, { group, name }) => {
  const refusal = rejectInvisibleName(name);
  if (refusal) return refusal;
  return hasGroup(state, group) || state.groups.length < MOST_GROUPS
    ? { kind: 'grouped', group, name }
    : actionError('too_large', () => m.tables_refused_groups({ count: MOST_GROUPS }));
};

export const decideUngroup: Decide<'ungroup'> = ({ state }, { group }) =>
  hasGroup(state, group) ? { kind: 'ungrouped', group } : NO_GROUP;
