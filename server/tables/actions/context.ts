import type { EventBody } from '#contract/table-events.ts';
import type { Stream } from '#contract/cards.ts';
import type { TableState } from '#contract/table-state.ts';
import { actionError, NO_GUEST, type ActionError } from '#server/tables/action-error.ts';

/** Who acts at a table. */
export type Actor = { readonly role: 'host' } | { readonly role: 'guest'; readonly guest: string };

/** What an action meets. */
export interface ActionContext {
  readonly state: TableState;
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The deck: the stream of each card by its code. */
  readonly deck: ReadonlyMap<string, Stream>;
  /** A number from 0 up to but without `below`, each as likely. */
  readonly random: (below: number) => number;
  readonly uuid: () => string;
}

/** What an action comes to: what happens, or why nothing does. */
export type Decision = EventBody | ActionError;

/** The actor as events name them. */
export const participantOf = (actor: Actor): string =>
  actor.role === 'host' ? 'host' : actor.guest;

/** For whom somebody acts: themselves, or the guest for whom the host does; or why that cannot be. */
export const authorOf = (
  actor: Actor,
  state: TableState,
  forGuest: string | undefined,
): string | ActionError => {
  if (forGuest === undefined || forGuest === participantOf(actor)) return participantOf(actor);
  if (actor.role !== 'host') return actionError('forbidden', 'You can only act for yourself.');
  const guest = state.guests[forGuest];
  const counts = guest?.status === 'in' || guest?.status === 'left';
  return counts && !guest.screen ? forGuest : NO_GUEST;
};

export const isLockedFor = (actor: Actor, { settings }: TableState): boolean =>
  actor.role === 'guest' && settings.locked;
