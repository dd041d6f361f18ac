/** One line of the server's log: what happened, and figures or names that are nobody's data. */
export type LogLine = { readonly event: string } & Readonly<
  Record<string, string | number | boolean>
>;

export type Log = (line: LogLine) => void;

/** Writes each line as JSON to standard error, so that standard output stays for people. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};
