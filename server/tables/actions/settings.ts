import { NO_STEP } from '#server/tables/action-error.ts';
import type { Decide } from '#server/tables/actions/context.ts';

export const decideSettings: Decide<'settings'> = (_context, action) => {
  const { asks, locked, named, votes } = action;
  return {
    kind: 'set',
    settings: {
      ...(asks !== undefined && { asks }),
      ...(locked !== undefined && { locked }),
      ...(named !== undefined && { named }),
      ...(votes !== undefined && { votes }),
    },
  };
};

export const decideStep: Decide<'step'> = ({ state: { steps } }, { index }) =>
  index === null || steps[index] ? { kind: 'stepped', index } : NO_STEP;

/** Another choice begins with its first page. */
export const decideScreen: Decide<'screen'> = ({ state: { screen } }, { by = 0, show, turns }) => ({
  kind: 'screened',
  screen: {
    show: show ?? screen.show,
    turns: turns ?? screen.turns,
    page: show === undefined ? Math.max(0, screen.page + by) : 0,
  },
});
