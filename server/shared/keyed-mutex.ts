/** Does a task of a key once those that came before it under that key have ended, well or not. */
export type KeyedMutex = <Value>(key: string, task: () => Promise<Value>) => Promise<Value>;

/** What has one key comes one after the other; different keys do not wait for each other. */
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
