import type { ActionOf } from '#contract/tables.ts';
import type { TableState } from '#contract/table-state.ts';
import { actionError } from '#server/tables/action-error.ts';
import type { Decision } from '#server/tables/actions/context.ts';

export const decideSettings = (action: ActionOf<'settings'>): Decision => {
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

export const decideStep = ({ steps }: TableState, { index }: ActionOf<'step'>): Decision =>
  index === null || steps[index]
    ? { kind: 'stepped', index }
    : actionError('not_found', 'There is no such step.');
