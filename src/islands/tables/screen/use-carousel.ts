import { useEffect, useState } from 'react';

/** The keys of presentation remotes and of keyboards that turn the parts. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/** Where parts take turns; on a narrower screen all of them are there, and these keys scroll. */
const TAKE_TURNS = '(min-width: 64em)';

/**
 * Shows parts one after the other, each for its time; then the first one again. An arrow key turns them at
 * once and holds them there; the space bar holds them, and lets them go on.
 * @param times how long each part is shown, in ms
 * @param reason whenever it changes, the part `wanted` is shown
 * @returns the part that has its turn
 */
export const useCarousel = (times: readonly number[], reason = '', wanted = 0): number => {
  const count = times.length;
  const [state, setState] = useState({ at: 0, held: false, reason });
  if (state.reason !== reason) setState({ at: wanted, held: false, reason });
  const { held } = state;
  const current = Math.min(state.at, Math.max(count - 1, 0));
  const time = times[current] ?? 0;

  useEffect(() => {
    if (held || count < 2) return undefined;
    const turn = (): void => setState((now) => ({ ...now, at: (current + 1) % count }));
    const next = setTimeout(turn, time);
    return () => clearTimeout(next);
  }, [held, count, current, time]);

  useEffect(() => {
    if (count < 2) return undefined;
    const press = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if ((step === undefined && event.key !== ' ') || !matchMedia(TAKE_TURNS).matches) return;
      event.preventDefault();
      setState((now) => ({
        ...now,
        held: step !== undefined || !now.held,
        at: (current + (step ?? 0) + count) % count,
      }));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count, current]);

  return current;
};
