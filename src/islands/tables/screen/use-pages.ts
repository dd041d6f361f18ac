import { useEffect, useState } from 'react';

import { useTable } from '#islands/tables/use-table.ts';

/** Steps of the keys of presentation remotes and keyboards. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/** Media query of pages; narrower screens show all parts, and these keys scroll. */
const PAGED = '(min-width: 64em)';

/**
 * Shows one of several parts. The host turns it, an arrow key at the screen does, and it turns by itself, each part
 * for its duration, if the host has chosen so.
 * @param times duration of each part, in ms
 * @param topic another one begins with its first part
 * @returns the index of the current part
 */
export const usePages = (times: readonly number[], topic = ''): number => {
  const { page, turns } = useTable().state.screen;
  const count = times.length;
  const [turned, setTurned] = useState({ by: 0, topic });
  if (turned.topic !== topic) setTurned({ by: 0, topic });
  const at = page + turned.by;
  const current = count === 0 ? 0 : ((at % count) + count) % count;
  const time = times[current] ?? 0;

  useEffect(() => {
    if (!turns || count < 2) return undefined;
    const turn = setTimeout(() => setTurned({ by: at + 1 - page, topic }), time);
    return () => clearTimeout(turn);
  }, [turns, count, at, page, time, topic]);

  useEffect(() => {
    if (count < 2) return undefined;
    const press = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || !matchMedia(PAGED).matches) return;
      event.preventDefault();
      setTurned((now) => ({ ...now, by: now.by + step }));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count]);

  return current;
};
