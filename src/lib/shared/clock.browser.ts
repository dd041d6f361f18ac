/** The browser's time, in ms since the epoch: the one place that reads it. */
export const now = (): number => Date.now();

/**
 * Calls back every second.
 * @returns ends it
 */
export const everySecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
};

/** Resolves after so many ms. */
export const pause = (duration: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, duration);
  });
