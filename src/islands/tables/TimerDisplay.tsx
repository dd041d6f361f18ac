import { useEffect, useRef, useState } from 'react';

import type { Timer as TimerState } from '#contract/table-state.ts';
import { TIMER_WORDS } from '#lib/tables/announce.ts';
import { allowChime, chime } from '#lib/tables/sound.store.ts';
import { serverNow } from '#lib/tables/table.store.ts';
import { leftOf, readableTime } from '#lib/tables/timer.ts';

const SECOND = 1000;

/** The remaining time in ms, updated every second. */
const useTimeLeft = (timer: TimerState): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const read = serverNow();
      setNow(read);
      const left = leftOf(timer, read);
      // Scheduled from the remaining time, so that delays do not add up.
      if ('endsAt' in timer && left > 0) next = setTimeout(tick, left % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(next);
  }, [timer]);
  return leftOf(timer, now);
};

/** Screen reader announcements: one minute left, and the end. */
const useMoments = (left: number, sounds: boolean): string => {
  const before = useRef(left);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = left;
    const moment = TIMER_WORDS.findLast(({ leftMs }) => left <= leftMs && was > leftMs);
    if (left > was) setSaid('');
    else if (moment) setSaid(moment.words);
    if (sounds && left === 0 && was > 0) chime('end');
  }, [left, sounds]);
  return said;
};

interface Props {
  readonly timer: TimerState;
  /** Whether the end plays a sound. */
  readonly sounds?: boolean;
  /** Classes for size and position. */
  readonly className?: string;
}

/** The shared timer (behaviour/tables.md, 'Tables'). When it is over, colour and text change. */
export const TimerDisplay = ({ timer, sounds = false, className = '' }: Props) => {
  const left = useTimeLeft(timer);
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
      {over && <span className="text-[0.4em]/[1.2] font-bold">Time is up</span>}
      {!over && 'leftMs' in timer && <span className="text-[0.4em]/[1.2]">Paused</span>}
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  );
};
