import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focused text field where it is in the viewport when content above it changes, as by notes of others. The
 * browser's own scroll anchoring, which holds other elements, has to be off meanwhile.
 */
export const useStillField = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const watched = root.current;
    if (!watched) return undefined;
    const over = new AbortController();
    let field: Element | undefined;
    let top = 0;
    const measure = (): void => {
      const focused = document.activeElement;
      field = focused?.matches('textarea, input') ? focused : undefined;
      top = field?.getBoundingClientRect().top ?? 0;
    };
    const keep = (): void => {
      if (!field?.isConnected || field !== document.activeElement) return;
      const by = field.getBoundingClientRect().top - top;
      if (by !== 0) (field.closest('dialog') ?? window).scrollBy({ top: by, behavior: 'instant' });
    };
    const watcher = new MutationObserver(keep);
    watcher.observe(watched, { characterData: true, childList: true, subtree: true });
    const options = { capture: true, passive: true, signal: over.signal };
    for (const event of ['focusin', 'scroll', 'resize'] as const)
      window.addEventListener(event, measure, options);
    return () => {
      over.abort();
      watcher.disconnect();
    };
  }, [root]);
};
