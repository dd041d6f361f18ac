import { useEffect, useState } from 'react';

/** Steps of the keys of presentation remotes and keyboards. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/** Media query of the carousel; narrower screens show all parts, and these keys scroll. */
const TAKE_TURNS = '(min-width: 64em)';

/**
 * Cycles through parts, each for its duration. An arrow key moves by one part and pauses; the space bar pauses
 * and resumes.
 * @param times duration of each part, in ms
 * @param reason a change shows the part `wanted`
 * @returns the index of the current part
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
