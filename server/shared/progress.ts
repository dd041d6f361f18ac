import type { Writable } from 'node:stream';

/** Cells of the bar. */
const WIDTH = 30;
/** How often it is drawn again, in ms. */
const EVERY = 100;
/** Work below this is done before anybody wonders. */
const LONG = 10_000;

const format = new Intl.NumberFormat('en-GB');

/** Where a person may be reading. */
export type Terminal = Writable & Partial<Pick<NodeJS.WriteStream, 'isTTY'>>;

export interface Progress {
  readonly show: (done: number) => void;
  /** Takes the bar away. */
  readonly clear: () => void;
}

/**
 * A progress bar for long work. On a terminal it is redrawn in place; elsewhere, as in a log, it is
 * one line for every tenth.
 */
export const createProgress = (output: Terminal, total: number): Progress => {
  let drawnAt = 0;
  let tenth = 0;
  return {
    show: (done) => {
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
    clear: () => {
      if (output.isTTY) output.write('\r\u001B[2K');
    },
  };
};
