import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useTable } from '#islands/tables/use-table.ts';

/** Whether the person types or has a dialog open, so that the page must not move. */
const isBusy = (): boolean =>
  document.activeElement?.matches('textarea, input, select') === true ||
  document.querySelector('dialog[open]') !== null;

/**
 * Scrolls to the top of the page when the step changes, and for guests also when another card is shown, unless the
 * person is busy.
 * @returns whether there is such a change that the person has not scrolled to yet
 */
export const useNewStep = (): boolean => {
  const { isHost, state } = useTable();
  // The host shows cards from where they lie, and stays there.
  const topic = `${state.step ?? ''} ${isHost ? '' : (state.light ?? '')}`;
  const known = useRef(topic);
  const [isNew, setNew] = useState(false);
  const move = useEffectEvent(() => {
    if (window.scrollY === 0 || topic.trim() === '') return;
    if (isBusy()) setNew(true);
    else
      window.scrollTo({
        top: 0,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      });
  });
  useEffect(() => {
    if (known.current === topic) return;
    known.current = topic;
    move();
  }, [topic]);
  useEffect(() => {
    if (!isNew) return undefined;
    const over = new AbortController();
    const look = (): void => {
      if (window.scrollY < window.innerHeight / 3) setNew(false);
    };
    window.addEventListener('scroll', look, { passive: true, signal: over.signal });
    return () => over.abort();
  }, [isNew]);
  return isNew;
};
