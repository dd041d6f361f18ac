/** Time without input and finished requests after which a page is idle, in ms. */
const QUIET = 3000;

/** Time between two reports, in ms. */
const STEP = 500;

/** Calls back about twice a second while the page is loaded and idle. */
export const whilePageIsIdle = (act: () => void): void => {
  let busyAt = performance.now();
  const note = (): void => {
    busyAt = performance.now();
  };
  new PerformanceObserver(note).observe({ type: 'resource' });
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, note, { passive: true });
  setInterval(() => {
    if (document.readyState === 'complete' && performance.now() - busyAt >= QUIET) act();
  }, STEP);
};
