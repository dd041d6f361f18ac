// @ts-check

/** Signals that end a program, forwarded to its children. */
export const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Forwards the signals that end this process to a child until it has ended.
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
      // A build that was interrupted must not lead to the next step.
      resolve(asked === undefined ? status : status || 1);
    };
    for (const signal of ENDING) process.on(signal, pass);
    child.once('error', () => done(1));
    child.once('exit', (status) => done(status ?? 1));
  });
