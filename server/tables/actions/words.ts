import { MOST_TABLE_NOTES } from '#contract/tables-bounds.ts';
import type { ActionOf } from '#contract/tables.ts';
import type { TableState } from '#contract/table-state.ts';
import { hasCard } from '#server/tables/actions/cards.ts';
import {
  nameOf,
  type ActionContext,
  type Actor,
  type Decision,
} from '#server/tables/actions/context.ts';
import { NO_CARD, refuse, type Refusal } from '#server/tables/refusal.ts';

const NO_NOTE = refuse('not_found', 'That note is not there any more.');
const LOCKED = refuse('forbidden', 'The host has locked the table for now.');
const NO_GUEST = refuse('not_found', 'That guest is not at this table.');

type Meets = Pick<ActionContext, 'actor' | 'now' | 'state'>;

/** For whom somebody acts: themselves, or the guest for whom the host does; or why that cannot be. */
const personOf = (
  actor: Actor,
  state: TableState,
  forGuest: string | undefined,
): string | Refusal => {
  if (forGuest === undefined || forGuest === nameOf(actor)) return nameOf(actor);
  if (actor.role !== 'host') return refuse('forbidden', 'You can only act for yourself.');
  const guest = state.guests[forGuest];
  const counts = guest?.status === 'in' || guest?.status === 'left';
  return counts && !guest.screen ? forGuest : NO_GUEST;
};

const isLockedFor = (actor: Actor, { settings }: TableState): boolean =>
  actor.role === 'guest' && settings.locked;

/** Writes a note, or writes it anew: only its author can, or the host what the host wrote for somebody. */
export const decideNote = ({ actor, now, state }: Meets, action: ActionOf<'note'>): Decision => {
  const { note, place, text } = action;
  if (isLockedFor(actor, state)) return LOCKED;
  const author = personOf(actor, state, action.for);
  if (typeof author !== 'string') return author;
  if (!hasCard(state, place)) return NO_CARD;
  const before = state.notes[note];
  const proxy = author !== nameOf(actor);
  const body = { kind: 'noted', note, place, text, author, proxy } as const;
  if (!before)
    return Object.keys(state.notes).length < MOST_TABLE_NOTES
      ? { ...body, named: state.settings.named, written: now }
      : refuse('too_large', `A table holds up to ${MOST_TABLE_NOTES.toLocaleString('en')} notes.`);
  if (before.author !== author || before.proxy !== proxy)
    return refuse('forbidden', 'Only its author can change a note.');
  return { ...body, named: before.named, written: before.at };
};

export const decideHide = (state: TableState, { hidden, note }: ActionOf<'hide'>): Decision =>
  state.notes[note] ? { kind: 'hid', note, hidden } : NO_NOTE;

export const decideDrop = ({ actor, state }: Meets, { note }: ActionOf<'drop'>): Decision => {
  const known = state.notes[note];
  if (!known) return NO_NOTE;
  if (isLockedFor(actor, state)) return LOCKED;
  return actor.role === 'host' || known.author === actor.guest
    ? { kind: 'dropped', note }
    : refuse('forbidden', 'Only its author or the host can delete a note.');
};

/** Puts dots on a card. Taking dots away is always possible, also from a card that was set aside. */
export const decideVote = ({ actor, state }: Meets, action: ActionOf<'vote'>): Decision => {
  const { dots, place } = action;
  if (isLockedFor(actor, state)) return LOCKED;
  const voter = personOf(actor, state, action.for);
  if (typeof voter !== 'string') return voter;
  const card = state.cards.find((other) => other.place === place);
  if (!card) return NO_CARD;
  if (state.votes.shown)
    return refuse('invalid', 'The votes are shown. The host can hide them so that voting goes on.');
  const { [place]: before = 0, ...others } = state.votes.dots[voter] ?? {};
  const used = Object.values(others).reduce((sum, each) => sum + each, dots);
  if (dots > before && card.aside) return refuse('invalid', 'This card was set aside.');
  if (dots > before && used > state.settings.votes)
    return refuse('invalid', `Everybody has ${state.settings.votes} dots here.`);
  return { kind: 'voted', voter, place, dots, used };
};

/** Shows how many dots each card has, or hides that again. */
export const decideShowVotes = (
  { votes }: TableState,
  { shown }: ActionOf<'showVotes'>,
): Decision => {
  const totals: Record<string, number> = {};
  for (const dots of Object.values(votes.dots))
    for (const [place, count] of Object.entries(dots))
      if (count > 0) totals[place] = (totals[place] ?? 0) + count;
  return { kind: 'votesShown', shown, totals: shown ? totals : {} };
};

const guestFor = (actor: Actor, state: TableState, forGuest: string | undefined) => {
  const person = personOf(actor, state, forGuest);
  return person === 'host' ? refuse('invalid', 'Say for which guest.') : person;
};

export const decideRaise = ({ actor, state }: Meets, action: ActionOf<'raise'>): Decision => {
  const guest = guestFor(actor, state, action.for);
  return typeof guest === 'string' ? { kind: 'raised', guest, up: action.up } : guest;
};

export const decideReady = ({ actor, state }: Meets, action: ActionOf<'ready'>): Decision => {
  const guest = guestFor(actor, state, action.for);
  return typeof guest === 'string' ? { kind: 'readied', guest, ready: action.ready } : guest;
};
