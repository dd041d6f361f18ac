/** One line of the server's log: an event, with figures or names that are not personal data. */
export type LogLine = { readonly event: string } & Readonly<
  Record<string, string | number | boolean>
>;

export type Log = (line: LogLine) => void;

/** Maximum delay of a line, in ms: lines are written together, because each write costs more than a line. */
const FLUSH_DELAY_MS = 50;

let waiting = '';

/** Events that an operator should look at soon; other trouble ends without one, or with a retry. */
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

/** A line as text: JSON with time and level, and a line feed. */
export const textOf = (line: LogLine): string =>
  `{"time":"${timeText()}","level":"${levelOf(line)}",${JSON.stringify(line).slice(1)}\n`;

/**
 * Writes each line as JSON to standard error; standard output stays free for people. Lines in quick
 * succession are written together, at the latest at the end of the process.
 */
export const logToStderr: Log = (line) => {
  if (waiting === '') setTimeout(flush, FLUSH_DELAY_MS).unref();
  waiting += textOf(line);
};

/**
 * Returns the loggable part of an error: its kind and its origin. Its message is left out, because it may
 * quote a person's input.
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
