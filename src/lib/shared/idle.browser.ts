/** How long the page may be held up at a time, in ms. */
const SLICE = 5;

/** Safari has no such call. */
const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => void requestIdleCallback(work)
    : (work) => void setTimeout(work, 50);

/**
 * Does something step by step in the moments in which the page has nothing else to do.
 * @param step does a little and says whether something is left
 */
export const inIdleMoments = (step: () => boolean): void =>
  whenIdle(() => {
    const end = performance.now() + SLICE;
    while (performance.now() < end) if (!step()) return;
    inIdleMoments(step);
  });
