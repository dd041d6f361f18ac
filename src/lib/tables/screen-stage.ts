/** The main content of a table's screen, one at a time (behaviour/tables.md, 'Tables'). No DOM. */

import type { PlacedCard, ScreenView, TableState } from '#contract/table-state.ts';

/**
 * Join instructions, face-up cards, current step with the spotlighted card, that card alone, notes, votes,
 * decisions with tasks, nothing, or the closed table.
 */
export type Stage =
  | 'join'
  | 'cards'
  | 'step'
  | 'spotlight'
  | 'notes'
  | 'votes'
  | 'decisions'
  | 'blank'
  | 'closed';

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

/** Whether screens show the spotlighted card, alone or beside the step. */
export const isLightShown = ({ light, screen: { show }, votes }: TableState): boolean =>
  light !== null && !votes.shown && (show === 'now' || show === 'card' || show === 'step');

/** The current step if it has words for a screen. */
const hasWords = (state: TableState): boolean => {
  const step = stepOn(state);
  return step?.text !== undefined || step?.title !== undefined;
};

const IS_THERE: Record<Stage, (state: TableState) => boolean> = {
  closed: ({ phase }) => phase === 'closed',
  votes: ({ votes }) => votes.shown,
  spotlight: ({ light }) => light !== null,
  step: (state) => stepOn(state) !== undefined,
  cards: (state) => openCardsOn(state).length > 0,
  notes: ({ notes }) => Object.values(notes).some(({ hidden }) => !hidden),
  decisions: ({ agreements }) => Object.keys(agreements).length > 0,
  join: () => true,
  blank: () => true,
};

const STAGE_OF: Readonly<Record<Exclude<ScreenView['show'], 'now'>, Stage>> = {
  card: 'spotlight',
  step: 'step',
  cards: 'cards',
  notes: 'notes',
  votes: 'votes',
  decisions: 'decisions',
  join: 'join',
  blank: 'blank',
};

/** Whether a choice for screens has something to show. */
export const canShow = (show: ScreenView['show'], state: TableState): boolean =>
  show === 'now' || IS_THERE[STAGE_OF[show]](state);

/** The step, whose stage has the spotlighted card beside it; that card alone if the step has no words. */
const stepOrCard = (state: TableState): Stage =>
  hasWords(state) || state.light === null ? 'step' : 'spotlight';

/** The stage that the latest change leads to. */
const taken = (before: TableState, now: TableState): Stage | undefined => {
  if (now.votes.shown && !before.votes.shown) return 'votes';
  if (now.step !== before.step) return stepOrCard(now);
  if (now.light !== before.light) {
    if (hasWords(now)) return 'step';
    return now.light === null ? 'cards' : 'spotlight';
  }
  return now.light === null && arrangement(now) !== arrangement(before) ? 'cards' : undefined;
};

const stageNow = (now: TableState, before: ShownStage | undefined): Stage => {
  // The host's choice was shown before: only a change that followed it counts.
  const kept = before?.state.screen.show === 'now' ? before.stage : undefined;
  const wanted = (before && taken(before.state, now)) ?? kept;
  if (wanted && wanted !== 'join' && wanted !== 'blank' && IS_THERE[wanted](now)) return wanted;
  if (now.votes.shown) return 'votes';
  if (stepOn(now)) return stepOrCard(now);
  if (now.light !== null) return 'spotlight';
  return IS_THERE.cards(now) ? 'cards' : 'join';
};

/**
 * The stage of a screen: the host's choice if it has something to show, else what matters now.
 * @param before its previous state and stage; left out at the first render
 */
export const stageOf = (now: TableState, before?: ShownStage): Stage => {
  if (now.phase === 'closed') return 'closed';
  const { show } = now.screen;
  if (show !== 'now' && canShow(show, now)) return STAGE_OF[show];
  return stageNow(now, before);
};
