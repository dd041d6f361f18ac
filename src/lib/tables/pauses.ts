/** Cancellable delays, all of which can be ended at once, as when the connection returns. */
export interface Pauses {
  /** Resolves after `ms`, or at {@link Pauses.wake}. */
  readonly pause: (ms: number) => Promise<void>;
  readonly wake: () => void;
}

export const createPauses = (): Pauses => {
  const sleeping = new Set<() => void>();
  return {
    pause: (ms) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          sleeping.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        sleeping.add(end);
      }),
    wake: () => {
      for (const end of sleeping) end();
    },
  };
};
