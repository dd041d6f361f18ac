/** One line of the server's log: what happened, and figures or names that are nobody's data. */
export type LogLine = { readonly event: string } & Readonly<
  Record<string, string | number | boolean>
>;

export type Log = (line: LogLine) => void;

/** How long a line may wait for others, in ms: a write for each of many costs more than the lines. */
const PATIENCE_MS = 50;

let waiting = '';

const flush = (): void => {
  if (waiting === '') return;
  const lines = waiting;
  waiting = '';
  process.stderr.write(lines);
};

process.once('exit', flush);

/**
 * Writes each line as JSON to standard error, so that standard output stays for people. Lines that
 * come soon after each other go out together, at the latest when the process ends.
 */
export const logToStderr: Log = (line) => {
  if (waiting === '') setTimeout(flush, PATIENCE_MS).unref();
  waiting += `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`;
};

/**
 * What of an error may stand in the log: its kind, and where it arose. Its message stays out, because
 * it may quote what a person sent.
 */
export const traceOf = (error: unknown): { readonly reason: string; readonly at: string } => {
  if (!(error instanceof Error)) return { reason: 'unknown', at: '' };
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim())
    .join(' | ');
  return { reason: error.name, at };
};
