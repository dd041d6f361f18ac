import type { Writable } from 'node:stream';

/** Width of the bar, in cells. */
const WIDTH = 30;
/** Minimum time between redraws, in ms. */
const EVERY = 100;
/** Smaller work ends too soon for a bar. */
const LONG = 10_000;

const format = new Intl.NumberFormat('en-GB');

/** An output that may be a terminal. */
export type Terminal = Writable & Partial<Pick<NodeJS.WriteStream, 'isTTY'>>;

/**
 * A progress bar for long work. On a terminal it is redrawn in place; elsewhere, as in a log, it prints one
 * line for every tenth.
 */
export const createProgress = (output: Terminal, total: number) => {
  let drawnAt = 0;
  let tenth = 0;
  return {
    show: (done: number): void => {
      if (total < LONG) return;
      const share = done / total;
      const figures = `${Math.floor(share * 100)} % (${format.format(done)} of ${format.format(total)})`;
      if (!output.isTTY) {
        const reached = Math.floor(share * 10);
        if (reached > tenth) output.write(`${figures}\n`);
        tenth = reached;
        return;
      }
      const now = performance.now();
      if (now - drawnAt < EVERY && done < total) return;
      drawnAt = now;
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      output.write(`\r${bar} ${figures}`);
    },
    /** Removes the bar. */
    clear: (): void => {
      if (output.isTTY) output.write('\r\u001B[2K');
    },
  };
};
