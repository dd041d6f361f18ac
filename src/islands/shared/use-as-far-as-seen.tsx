import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** How many entries are drawn at first, and more each time the end comes near. */
const STEP = 40;

/** How far below the screen the end counts as near. */
const MARGIN = '0px 0px 800px';

/**
 * A list of any length, drawn as far as somebody has come; on paper all of it.
 * @returns the entries to draw, and what stands after them
 */
export const useAsFarAsSeen = <Entry,>(
  entries: readonly Entry[],
): { readonly shown: readonly Entry[]; readonly end: ReactNode } => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(Infinity));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, []);
  const watch = (place: HTMLElement | null): (() => void) | undefined => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setCount(count + STEP);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  };
  return {
    shown: entries.slice(0, count),
    end: entries.length > count && <div key={count} ref={watch} className="h-px" />,
  };
};
