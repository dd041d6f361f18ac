/** Creates cancellable delays, all of which can be ended at once, as when the connection returns. */
export const createPauses = () => {
  const sleeping = new Set<() => void>();
  return {
    /** Resolves after `ms`, or at `wake`. */
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          sleeping.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        sleeping.add(end);
      }),
    wake: (): void => {
      for (const end of sleeping) end();
    },
  };
};
