import * as m from '#messages';

import type { EventBody } from '#contract/table-events.ts';
import type { Stream } from '#contract/cards.ts';
import type { ActionOf, TableAction } from '#contract/tables.ts';
import type { TableState } from '#contract/table-state.ts';
import {
  actionError,
  HAS_DEVICE,
  NO_GUEST,
  type ActionError,
} from '#server/tables/action-error.ts';

export type Actor = { readonly role: 'host' } | { readonly role: 'guest'; readonly guest: string };

export interface ActionContext {
  readonly state: TableState;
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Stream of each card, by card code. */
  readonly deck: ReadonlyMap<string, Stream>;
  /** Uniform integer in [0, below). */
  readonly random: (below: number) => number;
  readonly uuid: () => string;
}

/** The event of an accepted action, or the reason of its rejection. */
export type Decision = EventBody | ActionError;

/** Decides the actions of a kind, without side effects. */
export type Decide<Kind extends TableAction['kind']> = (
  context: ActionContext,
  action: ActionOf<Kind>,
) => Decision;

/** The actor's id in events. */
export const participantOf = (actor: Actor): string =>
  actor.role === 'host' ? 'host' : actor.guest;

/** The participant that a note, vote or signal belongs to: the actor, or the person without a device whom the host acts for. */
export const authorOf = (
  actor: Actor,
  state: TableState,
  forGuest: string | undefined,
): string | ActionError => {
  if (forGuest === undefined || forGuest === participantOf(actor)) return participantOf(actor);
  if (actor.role !== 'host') return actionError('forbidden', m.tables_refused_for_yourself);
  const guest = state.guests[forGuest];
  if (guest?.status !== 'in') return NO_GUEST;
  return guest.added ? forGuest : HAS_DEVICE;
};

export const isLockedFor = (actor: Actor, { settings }: TableState): boolean =>
  actor.role === 'guest' && settings.locked;
