/** Length of a slice of work, in ms. */
const SLICE = 5;

/** Safari lacks `requestIdleCallback`. */
const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => void requestIdleCallback(work)
    : (work) => void setTimeout(work, 50);

/**
 * Runs work in idle slices.
 * @param step does a part and returns whether more is left
 */
export const inIdleMoments = (step: () => boolean): void =>
  whenIdle(() => {
    const end = performance.now() + SLICE;
    while (performance.now() < end) if (!step()) return;
    inIdleMoments(step);
  });
