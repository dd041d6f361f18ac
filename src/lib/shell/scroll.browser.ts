/**
 * Remembers where each page was left and returns there on back, forward and reload (behaviour/shell.md,
 * 'Scroll position'). The browser restores by itself what it can; this goes on where the page was still
 * too short for it, because its content comes late, and it waits for an anchor that comes late.
 */

import { readItem, writeItem } from '#lib/shared/storage.browser.ts';
import { parseScroll, SCROLL_PATIENCE, SCROLL_SAVE_DELAY, scrollKey } from '#lib/shell/scroll.ts';

const currentKey = (): string => scrollKey(location.pathname, location.search);

const furthest = (): number => document.documentElement.scrollHeight - innerHeight;

let trying = false;
let stopWaiting = (): void => {};

/** Tries again whenever the page changes, until it works, the reader acts, or patience ends. */
const keepTrying = (attempt: () => boolean): void => {
  stopWaiting();
  if (attempt()) return;
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const retry = (): void => {
    if (attempt()) stopWaiting();
  };
  const sizes = new ResizeObserver(retry);
  const nodes = new MutationObserver(retry);
  const patience = setTimeout(() => stopWaiting(), SCROLL_PATIENCE);
  stopWaiting = () => {
    sizes.disconnect();
    nodes.disconnect();
    clearTimeout(patience);
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
  // What the page is long enough for, the browser has done or is about to do.
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
  // A page that was hidden is left because of a sign-out, which forgets where it was.
  if (!document.body.hidden) save?.();
  save = undefined;
};

addEventListener(
  'scroll',
  () => {
    // A page that is still growing has not been left at the place where it happens to be.
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
