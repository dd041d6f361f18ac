import { useEffect, useRef, useState } from 'react';

import * as m from '#messages';

import type { Timer as TimerState } from '#contract/table-state.ts';
import { allowChime, chime } from '#lib/shared/sound.store.ts';
import { useTimeLeft } from '#islands/shared/use-time-left.ts';
import { readableTime, TIMER_WORDS } from '#lib/shared/timer.ts';

/** Screen reader announcements: one minute left, and the end. */
const useMoments = (left: number, sounds: boolean): string => {
  const before = useRef(left);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = left;
    const moment = TIMER_WORDS.findLast(({ leftMs }) => left <= leftMs && was > leftMs);
    if (left > was) setSaid('');
    else if (moment) setSaid(moment.words());
    if (sounds && left === 0 && was > 0) chime('end');
  }, [left, sounds]);
  return said;
};

interface Props {
  readonly timer: TimerState;
  /** The clock that the timer was set by, in ms. */
  readonly now: () => number;
  /** Whether the end plays a sound. */
  readonly sounds?: boolean;
  /** Classes for size and position. */
  readonly className?: string;
}

/** A timer. When it is over, colour and text change. */
export const TimerDisplay = ({ timer, now, sounds = false, className = '' }: Props) => {
  const left = useTimeLeft(timer, now);
  const said = useMoments(left, sounds);
  useEffect(() => (sounds ? allowChime() : undefined), [sounds]);
  const over = left === 0;
  return (
    <div
      className={`grid justify-items-center rounded-card px-[0.2em] data-over:bg-primary data-over:text-on-primary forced-colors:data-over:outline-4 ${className}`}
      data-over={over || undefined}
    >
      <span className="font-display leading-none tabular-nums" role="timer">
        {readableTime(left)}
      </span>
      {over && <span className="text-[0.4em]/[1.2] font-bold">{m.shared_time_is_up()}</span>}
      {!over && 'leftMs' in timer && timer.leftMs < timer.ms && (
        <span className="text-[0.4em]/[1.2]">{m.shared_paused()}</span>
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  );
};
