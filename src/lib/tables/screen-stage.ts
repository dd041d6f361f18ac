/** The main content of a table's screen, one at a time (behaviour/tables.md, 'Tables'). No DOM. */

import type { PlacedCard, TableState } from '#contract/table-state.ts';

/** Join instructions, face-up cards, current step, spotlighted card, votes, or the closed table. */
export type Stage = 'join' | 'cards' | 'step' | 'spotlight' | 'votes' | 'closed';

/** The previous state and its stage. */
export interface ShownStage {
  readonly stage: Stage;
  readonly state: TableState;
}

/** Cards that are face up and not set aside. */
export const openCardsOn = ({ cards }: TableState): readonly PlacedCard[] =>
  cards.filter(({ aside, face }) => face === 'up' && !aside);

const arrangement = (state: TableState): string =>
  openCardsOn(state)
    .map(({ group, place }) => `${place} ${group}`)
    .join();

/** The current step with its number; `undefined` if there is none. */
export const stepOn = ({ step, steps }: TableState) => {
  const found = step === null ? undefined : steps[step];
  return found && step !== null ? { ...found, number: step + 1 } : undefined;
};

const IS_THERE: Record<Stage, (state: TableState) => boolean> = {
  closed: ({ phase }) => phase === 'closed',
  votes: ({ votes }) => votes.shown,
  spotlight: ({ light }) => light !== null,
  step: (state) => stepOn(state) !== undefined,
  cards: (state) => openCardsOn(state).length > 0,
  join: () => true,
};

const STAGES = ['closed', 'votes', 'spotlight', 'step', 'cards', 'join'] as const;

/** The stage that the latest change leads to. */
const taken = (before: TableState, now: TableState): Stage | undefined => {
  if (now.votes.shown && !before.votes.shown) return 'votes';
  if (now.light !== before.light) return now.light === null ? 'cards' : 'spotlight';
  if (now.step !== before.step) return 'step';
  return now.light === null && arrangement(now) !== arrangement(before) ? 'cards' : undefined;
};

/**
 * The stage of a screen.
 * @param before its previous state and stage; left out at the first render
 */
export const stageOf = (now: TableState, before?: ShownStage): Stage => {
  const wanted = before && (taken(before.state, now) ?? before.stage);
  if (wanted && wanted !== 'join' && now.phase !== 'closed' && IS_THERE[wanted](now)) return wanted;
  return STAGES.find((stage) => IS_THERE[stage](now)) ?? 'join';
};
