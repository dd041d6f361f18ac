import * as m from '#messages';

import { MOST_TIMER_MS } from '#contract/tables-bounds.ts';
import type { ActionOf } from '#contract/tables.ts';
import type { Timer } from '#contract/table-state.ts';
import { actionError } from '#server/tables/action-error.ts';
import type { Decide } from '#server/tables/actions/context.ts';

const leftOf = (timer: Timer, now: number): number =>
  'leftMs' in timer ? timer.leftMs : Math.max(0, timer.endsAt - now);

const timerAfter = (
  timer: Timer | null,
  { do: what, ms }: ActionOf<'timer'>,
  now: number,
): Timer | null | undefined => {
  if (what === 'stop') return null;
  if (what === 'start' && ms !== undefined) return { ms, endsAt: now + ms };
  if (timer === null) return undefined;
  const left = leftOf(timer, now);
  if (what === 'start') return { ms: timer.ms, endsAt: now + left };
  if (what === 'pause') return { ms: timer.ms, leftMs: left };
  if (ms === undefined) return undefined;
  const added = Math.min(MOST_TIMER_MS, left + ms);
  const whole = Math.min(MOST_TIMER_MS, timer.ms + ms);
  return 'leftMs' in timer ? { ms: whole, leftMs: added } : { ms: whole, endsAt: now + added };
};

export const decideTimer: Decide<'timer'> = ({ now, state: { timer } }, action) => {
  const after = timerAfter(timer, action, now);
  return after === undefined
    ? actionError('invalid', m.tables_refused_timer)
    : { kind: 'timed', timer: after };
};
