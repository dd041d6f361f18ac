import type { EventBody } from '#contract/table-events.ts';
import type { Stream } from '#contract/cards.ts';
import type { TableState } from '#contract/table-state.ts';
import type { Refusal } from '#server/tables/refusal.ts';

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
export type Decision = EventBody | Refusal;

/** The actor as events name them. */
export const nameOf = (actor: Actor): string => (actor.role === 'host' ? 'host' : actor.guest);
