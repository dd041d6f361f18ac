import { Tinypool } from 'tinypool';

/** How long the thread may take to load, in ms. */
const LOADING = 20_000;

export interface WorkerThread<Task, Result> {
  /**
   * Starts the thread in the background; the first task starts it otherwise.
   * @param failed is called with each error of the thread, and with each abort
   */
  readonly start: (failed: (error: unknown) => void) => void;
  /**
   * Runs a task in the thread. While the thread loads, tasks wait for it unqueued.
   * @param abort makes the signal that ends the task once the thread has loaded; the thread is replaced
   *   where it works on that task
   * @returns `undefined` where the queue is full, the task was aborted or the thread died
   */
  readonly run: (task: Task, abort: () => AbortSignal) => Promise<Result | undefined>;
}

/**
 * A thread of this process that runs one task at a time. It never keeps the process alive and ends with it.
 * @param file the path of a module whose default export runs a task, and whose `loaded` export does nothing
 * @param maxQueue how many tasks may wait for the one that is running
 */
export const createWorkerThread = <Task, Result>(
  file: string,
  maxQueue: number,
): WorkerThread<Task, Result> => {
  let failed: (error: unknown) => void = () => {};
  let made: { readonly pool: Tinypool; readonly loaded: Promise<void> } | undefined;

  const make = () => {
    const pool = new Tinypool({ filename: file, minThreads: 1, maxThreads: 1 });
    // A thread may die without a task.
    pool.on('error', (error) => failed(error));
    const load = async (): Promise<void> => {
      try {
        await pool.run(undefined, { name: 'loaded', signal: AbortSignal.timeout(LOADING) });
      } catch (error) {
        failed(error);
      }
    };
    return { pool, loaded: load() };
  };

  return {
    start: (onFailure) => {
      failed = onFailure;
      made ??= make();
    },
    run: async (task, abort) => {
      made ??= make();
      const { loaded, pool } = made;
      await loaded;
      if (pool.queueSize >= maxQueue) return undefined;
      try {
        return (await pool.run(task, { signal: abort() })) as Result;
      } catch (error) {
        failed(error);
        return undefined;
      }
    },
  };
};
