/** One line of the server's log: what happened, and figures or names that are nobody's data. */
export type LogLine = { readonly event: string } & Readonly<
  Record<string, string | number | boolean>
>;

export type Log = (line: LogLine) => void;

/** How long a line may wait for others, in ms: a write for each of many costs more than the lines. */
const PATIENCE_MS = 50;

let waiting = '';

/** What somebody should look at soon; all other trouble is mended by itself or by trying again. */
const ERRORS: ReadonlySet<string> = new Set([
  'erasure_unfinished',
  'identity_failed',
  'mail_given_up',
  'mail_queue_failed',
  'process_failed',
  'purge_failed',
  'request_failed',
  'tables_end_failed',
  'tables_poll_failed',
]);

const levelOf = ({ event, status }: LogLine): 'info' | 'warn' | 'error' => {
  if (ERRORS.has(event)) return 'error';
  if (event !== 'request') return 'warn';
  return typeof status === 'number' && status >= 500 ? 'warn' : 'info';
};

const flush = (): void => {
  if (waiting === '') return;
  const lines = waiting;
  waiting = '';
  process.stderr.write(lines);
};

process.once('exit', flush);

let last = { ms: Number.NaN, text: '' };

/** The time as text; made once for all lines of a millisecond. */
const timeText = (): string => {
  const ms = Date.now();
  if (ms !== last.ms) last = { ms, text: new Date(ms).toISOString() };
  return last.text;
};

/** A line as text: JSON with time and level, and the end of the line. */
export const textOf = (line: LogLine): string =>
  `{"time":"${timeText()}","level":"${levelOf(line)}",${JSON.stringify(line).slice(1)}\n`;

/**
 * Writes each line as JSON to standard error, so that standard output stays for people. Lines that
 * come soon after each other go out together, at the latest when the process ends.
 */
export const logToStderr: Log = (line) => {
  if (waiting === '') setTimeout(flush, PATIENCE_MS).unref();
  waiting += textOf(line);
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
