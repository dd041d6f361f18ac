/** A task of `hang` never ends and `die` ends the thread; any other comes back. */
export default (task: string): string | Promise<never> => {
  if (task === 'die')
    process.nextTick(() => {
      throw new Error('The thread dies.');
    });
  return task === 'hang' || task === 'die' ? new Promise<never>(() => {}) : task;
};

export const loaded = (): void => {};
