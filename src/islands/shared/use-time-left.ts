import { useEffect, useState } from 'react';

import type { Timer } from '#contract/table-state.ts';
import { leftOf } from '#lib/shared/timer.ts';

const SECOND = 1000;

/**
 * The remaining time in ms, updated every second and when the page is seen again.
 * @param clock a constant function
 */
export const useTimeLeft = (timer: Timer, clock: () => number): number => {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(next);
      const read = clock();
      setNow(read);
      const left = leftOf(timer, read);
      // Scheduled from the remaining time, so that delays do not add up.
      if ('endsAt' in timer && left > 0) next = setTimeout(tick, left % SECOND || SECOND);
    };
    tick();
    // A locked screen may have held the timer of the page.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(next);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [timer, clock]);
  return leftOf(timer, now);
};
