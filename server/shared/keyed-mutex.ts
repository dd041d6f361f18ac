/** Runs a task after all earlier tasks of its key have ended, successfully or not. */
export type KeyedMutex = <Value>(key: string, task: () => Promise<Value>) => Promise<Value>;

/** Serialises tasks per key; tasks of different keys run concurrently. */
export const createKeyedMutex = (): KeyedMutex => {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const next = (last.get(key) ?? Promise.resolve()).then(task, task);
    const leave = (): void => {
      if (last.get(key) === next) last.delete(key);
    };
    last.set(key, next);
    next.then(leave, leave);
    return next;
  };
};
