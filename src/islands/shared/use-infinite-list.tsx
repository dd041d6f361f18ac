import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Distance below the viewport at which more entries render. */
const MARGIN = '0px 0px 800px';

/**
 * Renders a long list step by step while scrolling; for print all of it.
 * @param step number of entries rendered at first, and added each time the end comes near
 * @returns the entries to render, and the sentinel after them
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
