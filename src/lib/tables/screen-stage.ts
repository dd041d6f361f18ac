/** The main content of a table's screen, one at a time (behaviour/tables.md, 'Tables'). No DOM. */

import type { PlacedCard, TableState } from '#contract/table-state.ts';

/** How to join, the cards that lie open, the step, the card in the light, the votes, or the end. */
export type Stage = 'join' | 'cards' | 'step' | 'light' | 'votes' | 'closed';

/** A moment of the table and what was shown then. */
export interface ShownStage {
  readonly stage: Stage;
  readonly state: TableState;
}

/** The cards that people at the table see the faces of. */
export const openCardsOn = ({ cards }: TableState): readonly PlacedCard[] =>
  cards.filter(({ aside, face }) => face === 'up' && !aside);

const arrangement = (state: TableState): string =>
  openCardsOn(state)
    .map(({ group, place }) => `${place} ${group}`)
    .join();

/** The step that is on, with its number; `undefined` where none is. */
export const stepOn = ({ step, steps }: TableState) => {
  const found = step === null ? undefined : steps[step];
  return found && step !== null ? { ...found, number: step + 1 } : undefined;
};

const IS_THERE: Record<Stage, (state: TableState) => boolean> = {
  closed: ({ phase }) => phase === 'closed',
  votes: ({ votes }) => votes.shown,
  light: ({ light }) => light !== null,
  step: (state) => stepOn(state) !== undefined,
  cards: (state) => openCardsOn(state).length > 0,
  join: () => true,
};

const STAGES = ['closed', 'votes', 'light', 'step', 'cards', 'join'] as const;

/** The stage that the latest change calls for. */
const taken = (before: TableState, now: TableState): Stage | undefined => {
  if (now.votes.shown && !before.votes.shown) return 'votes';
  if (now.light !== before.light) return now.light === null ? 'cards' : 'light';
  if (now.step !== before.step) return 'step';
  return now.light === null && arrangement(now) !== arrangement(before) ? 'cards' : undefined;
};

/**
 * What the screen shows.
 * @param before what it has shown until now; left out where it has just come
 */
export const stageOf = (now: TableState, before?: ShownStage): Stage => {
  const wanted = before && (taken(before.state, now) ?? before.stage);
  if (wanted && wanted !== 'join' && now.phase !== 'closed' && IS_THERE[wanted](now)) return wanted;
  return STAGES.find((stage) => IS_THERE[stage](now)) ?? 'join';
};
