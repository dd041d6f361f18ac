import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance below the viewport that counts as near. */
const MARGIN = '0px 0px 200px';

/** Whether the page was reloaded or restored from history: it may scroll to its end, which must be there. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type !== 'navigate');

/** Whether an instance was near the viewport; later ones then render at once, as their code is loaded. */
let reached = false;

/**
 * Renders its children, and so loads their code, once its place is near the viewport: few read a page to
 * its end.
 */
export const NearViewport = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => reached || cameBack());
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        reached = entries.some(({ isIntersecting }) => isIntersecting);
        setNear(reached);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} className="h-px" />;
};
