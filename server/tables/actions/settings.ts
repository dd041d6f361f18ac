import { actionError } from '#server/tables/action-error.ts';
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
  index === null || steps[index]
    ? { kind: 'stepped', index }
    : actionError('not_found', 'There is no such step.');
