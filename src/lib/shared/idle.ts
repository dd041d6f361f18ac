/** Length of a slice of work, in ms. */
const SLICE = 5;

/**
 * Runs work when the main thread is idle, after 0.5 s at most. Work that asks for more gets another idle period.
 * Safari lacks `requestIdleCallback`: there work runs after 16 ms, a frame.
 */
export const whenIdle = (work: () => void): void => {
  (globalThis.requestIdleCallback ?? ((late) => setTimeout(late, 16)))(work, { timeout: 500 });
};

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
