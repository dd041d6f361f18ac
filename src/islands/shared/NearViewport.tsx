import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen counts as near. */
const MARGIN = '0px 0px 200px';

/** Whoever comes back to a page may have left it at its end, which has to be there again. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type !== 'navigate');

/** Whether something has been near already: what it needs is loaded then, and nothing waits any more. */
let reached = false;

/** What is drawn, and what it needs is loaded, once its place is near: few read a page to its end. */
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
