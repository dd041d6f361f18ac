// @ts-check

/** What ends a program from outside, and is passed on to what it has started. */
export const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Passes the signals that end this process on to a child until that has ended.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit status; 1 where a signal ended it
 */
export const endingOf = (child) =>
  new Promise((resolve) => {
    /** @type {NodeJS.Signals | undefined} */
    let asked;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      asked = signal;
      child.kill(signal);
    };
    const done = (/** @type {number} */ status) => {
      for (const signal of ENDING) process.off(signal, pass);
      // A build that was told to end is no step to the next one.
      resolve(asked === undefined ? status : status || 1);
    };
    for (const signal of ENDING) process.on(signal, pass);
    child.once('error', () => done(1));
    child.once('exit', (status) => done(status ?? 1));
  });
