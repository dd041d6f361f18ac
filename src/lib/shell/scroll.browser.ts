/**
 * Restores each page's scroll position on back, forward and reload (behaviour/shell.md, 'Scroll position'), also
 * after late content has made the page long enough, and scrolls to an anchor that appears late.
 */

import { readItem, writeItem } from '#lib/shared/storage.browser.ts';
import { parseScroll, SCROLL_DEADLINE, SCROLL_SAVE_DELAY, scrollKey } from '#lib/shell/scroll.ts';

const currentKey = (): string => scrollKey(location.pathname, location.search);

const furthest = (): number => document.documentElement.scrollHeight - innerHeight;

let trying = false;
let stopWaiting = (): void => {};

/** Retries after each layout change until it succeeds, the reader acts, or the timeout ends. */
const keepTrying = (attempt: () => boolean): void => {
  stopWaiting();
  if (attempt()) return;
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const retry = (): void => {
    if (attempt()) stopWaiting();
  };
  const sizes = new ResizeObserver(retry);
  const nodes = new MutationObserver(retry);
  const deadline = setTimeout(() => stopWaiting(), SCROLL_DEADLINE);
  stopWaiting = () => {
    sizes.disconnect();
    nodes.disconnect();
    clearTimeout(deadline);
    for (const sign of signs) removeEventListener(sign, stopWaiting);
    trying = false;
    stopWaiting = () => {};
  };
  trying = true;
  sizes.observe(document.body);
  nodes.observe(document.body, { childList: true, subtree: true });
  for (const sign of signs) addEventListener(sign, stopWaiting, { passive: true });
};

const restore = (): void => {
  const position = parseScroll(readItem('sessionStorage', currentKey()));
  // The browser itself restores a position within the present length.
  if (position === undefined || position <= furthest()) return;
  keepTrying(() => {
    if (position > furthest()) return false;
    scrollTo({ top: position, behavior: 'instant' });
    return true;
  });
};

const findAnchor = (): void => {
  const id = location.hash.slice(1);
  if (id === '' || document.getElementById(id)) return;
  keepTrying(() => {
    const anchor = document.getElementById(id);
    anchor?.scrollIntoView();
    return anchor !== null;
  });
};

let save: (() => void) | undefined;
let waiting = 0;

const flush = (): void => {
  clearTimeout(waiting);
  // A hidden page is left because of a sign-out, which clears its position.
  if (!document.body.hidden) save?.();
  save = undefined;
};

addEventListener(
  'scroll',
  () => {
    // While the page grows, its position is not the reader's.
    if (trying) return;
    const key = currentKey();
    const position = String(Math.round(scrollY));
    save = () => writeItem('sessionStorage', key, position);
    clearTimeout(waiting);
    waiting = window.setTimeout(flush, SCROLL_SAVE_DELAY);
  },
  { passive: true },
);
addEventListener('pagehide', flush);
addEventListener('popstate', restore);

const [visit] = performance.getEntriesByType('navigation');
const type = visit instanceof PerformanceNavigationTiming ? visit.type : 'navigate';
if (type === 'reload' || type === 'back_forward') restore();
else findAnchor();
