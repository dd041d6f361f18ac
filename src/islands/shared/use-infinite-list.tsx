import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** How far below the screen the end counts as near. */
const MARGIN = '0px 0px 800px';

/**
 * A list of any length, drawn as far as somebody has come; on paper all of it.
 * @param step how many entries are drawn at first, and more each time the end comes near
 * @returns the entries to draw, and what stands after them
 */
export const useInfiniteList = <Entry,>(
  entries: readonly Entry[],
  step = 40,
): { readonly shown: readonly Entry[]; readonly end: ReactNode } => {
  const [count, setCount] = useState(step);
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(Infinity));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, []);
  const watch = (place: HTMLElement | null): (() => void) | undefined => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setCount(count + step);
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
