/** The browser's time, in ms since the epoch: the one place that reads it. */
export const now = (): number => Date.now();
