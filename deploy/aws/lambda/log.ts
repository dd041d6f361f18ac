import { textOf, type Log } from '../../../server/shared/log.ts';

/** Writes each line at once: between two calls nothing of a function runs, and it may never wake again. */
export const logAtOnce: Log = (line) => {
  process.stdout.write(textOf(line));
};
