import * as m from '#messages';

import { MOST_AGREEMENTS } from '#contract/tables-bounds.ts';
import { actionError, GONE } from '#server/tables/action-error.ts';
import type { Decide } from '#server/tables/actions/context.ts';

const FULL = actionError('too_large', () =>
  m.tables_refused_agreements({ count: MOST_AGREEMENTS }),
);

/** Creates or edits a decision or a task. */
export const decideAgree: Decide<'agree'> = ({ now, state: { agreements } }, action) => {
  const { agreement, text, until, who } = action;
  const before = agreements[agreement];
  if (!before && Object.keys(agreements).length >= MOST_AGREEMENTS) return FULL;
  return {
    kind: 'agreed',
    agreement,
    text,
    ...(who !== undefined && { who }),
    ...(until !== undefined && { until }),
    written: before?.at ?? now,
  };
};

export const decideWithdraw: Decide<'withdraw'> = ({ state }, { agreement }) =>
  state.agreements[agreement] ? { kind: 'withdrawn', agreement } : GONE;
