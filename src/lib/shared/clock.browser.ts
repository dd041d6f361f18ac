/** Milliseconds since the epoch. The only reader of the clock. */
export const now = (): number => Date.now();

/** Calls back every second; returns a function that stops it. */
export const everySecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
};

export const pause = (duration: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, duration);
  });
