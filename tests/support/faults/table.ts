/** A line of the table of faults in docs/figures.md. */
export interface FaultRow {
  /** What was wrong. */
  readonly fault: string;
  /** What people met meanwhile: how many answers of each status. */
  readonly met: string;
  /** The longest that anybody waited for an answer, in ms. */
  readonly slowestMs: number | '–';
  /** How long after it was mended the first write was taken, in ms. */
  readonly backMs: number | '–';
  /** What was taken before or meanwhile and is not there. */
  readonly lost: number;
}

/** Prints what a fault has shown, as a line of that table. */
export const printFault = ({ fault, met, slowestMs, backMs, lost }: FaultRow): void => {
  process.stdout.write(`| ${[fault, met, slowestMs, backMs, lost].join(' | ')} |\n`);
};
