/** A line of the table of faults in docs/figures.md. */
export interface FaultRow {
  /** The fault. */
  readonly fault: string;
  /** Counts of answers by status while the fault lasted. */
  readonly met: string;
  /** The longest wait for an answer, in ms. */
  readonly slowestMs: number | '–';
  /** How long after it was mended the first write was taken, in ms. */
  readonly backMs: number | '–';
  /** Acknowledged writes that are missing. */
  readonly lost: number;
}

/** Prints what a fault has shown, as a line of that table. */
export const printFault = ({ fault, met, slowestMs, backMs, lost }: FaultRow): void => {
  process.stdout.write(`| ${[fault, met, slowestMs, backMs, lost].join(' | ')} |\n`);
};
