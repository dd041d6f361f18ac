import { useEffect, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

const focusableIn = (container: Element): readonly Element[] =>
  Array.from(container.querySelectorAll(FOCUSABLE));

/** The ancestors of a focused element up to the root, nearest first, with its position in each. */
const spotsOf = (element: Element, root: Element) => {
  const spots: { readonly container: Element; readonly at: number }[] = [];
  for (let up = element.parentElement; up; up = up === root ? null : up.parentElement)
    spots.push({ container: up, at: focusableIn(up).indexOf(element) });
  return spots;
};

const isFocusable = (element: Element): element is HTMLElement | SVGElement =>
  'focus' in element && element.checkVisibility();

/**
 * Moves the focus to the nearest control when the focused one is removed or disabled, as by a deletion, so that
 * keyboard and screen reader go on where they were.
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const top = root.current;
    if (!top) return undefined;
    const over = new AbortController();
    let focused: Element | undefined;
    let spots: ReturnType<typeof spotsOf> = [];
    const forget = (): void => {
      focused = undefined;
    };
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      focused = target;
      spots = spotsOf(target, top);
    };
    const look = (): void => {
      const isLost = focused && (!focused.isConnected || focused.matches(':disabled'));
      if (!isLost || (document.activeElement ?? document.body) !== document.body) return;
      for (const { at, container } of spots) {
        const left = container.isConnected ? focusableIn(container).filter(isFocusable) : [];
        const next = left[Math.min(at, left.length - 1)];
        if (!next) continue;
        next.focus({ preventScroll: true });
        // A page that is touched stays where it is: its reader may be elsewhere.
        if (next.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
        return;
      }
    };
    const watcher = new MutationObserver(look);
    watcher.observe(top, {
      attributes: true,
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    });
    top.addEventListener('focusin', note, over);
    // A press on nothing takes the focus away on purpose.
    document.addEventListener('pointerdown', forget, over);
    return () => {
      over.abort();
      watcher.disconnect();
    };
  }, [root]);
};
