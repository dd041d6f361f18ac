import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { parseDeckCode } from '#contract/parse-deck-code.ts';
import { getConfig, type Config } from '#server/config/config.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { registrationLink } from '#server/deck-codes/deck-code.ts';
import { createCsv } from '#server/deck-codes/csv.ts';
import { FIRST_CODES_FILE, readFirstCodes } from '#server/deck-codes/first-codes.ts';
import { createInventory, type ListedCode } from '#server/deck-codes/inventory.ts';
import { mint } from '#server/deck-codes/mint.ts';
import { createProgress } from '#server/shared/progress.ts';
import { runCommand, type Shell } from '#server/shared/run-command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const USAGE = `Usage: npm run decks -- COMMAND

  mint --count N [--expires YYYY-MM-DD] [--out codes.csv] [--sheet sheet.pdf]
      Makes N new deck codes. The CSV holds code and link; without --out it goes to standard
      output. --sheet writes a print-ready A4 sheet of QR codes as well. --expires names the last
      day on which the codes can be registered. Keep the files: the database knows codes only by
      their hash. A run that is broken off makes no codes.
  list [--unclaimed]
      Lists the codes, or those that can still be registered. Codes that nobody has registered are
      shown by the beginning of their hash, except the three of the first start.
  expire CODE
      Ends a code now. Whoever has registered it keeps it.
  release CODE
      Takes a code from its owner, so that it can be registered again.

DATA_DIR, DATABASE_URL and PUBLIC_ORIGIN count as they do for the server; see .env.example.
`;

const DAY = 24 * 60 * 60 * 1000;
const MOST = 10_000_000;

/** Temporary name of a file that is being written. */
const partial = (file: string): string => `${file}.partial`;

const parseCount = (text: string | undefined): number => {
  const count = Number(text);
  if (text !== undefined && /^\d+$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new UsageError(`--count takes a number from 1 to ${MOST}.`);
};

/** The end of a day in UTC, in ms since the epoch. */
const parseExpiry = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const real = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (!real) throw new UsageError('--expires takes a day such as 2030-12-31.');
  const end = day.getTime() + DAY;
  if (end <= Date.now()) throw new UsageError('--expires names a day that is over.');
  return end;
};

const parseCode = (texts: readonly string[]): string => {
  const [text, ...more] = texts;
  if (text === undefined || more.length > 0) throw new UsageError('Name one deck code.');
  const code = parseDeckCode(text);
  if (code === undefined) throw new UsageError('That is not a deck code.');
  return code;
};

const refuseExisting = async (files: readonly string[]): Promise<void> => {
  for (const file of files) {
    const found = await stat(file).catch(() => undefined);
    if (found) throw new Error(`${file} is there already. Codes are never written over.`);
  }
};

interface MintRequest {
  readonly count: number;
  readonly expiresAt: number | null;
  readonly out: string | undefined;
  readonly sheet: string | undefined;
}

/** Loaded on demand: PDF drawing is most of the command's code and is rarely needed. */
const openSheet = async (file: string, origin: string) => {
  const { createSheet } = await import('#server/deck-codes/sheet.ts');
  return createSheet(file, origin);
};

const runMint = async (
  { stdout, stderr }: Shell,
  db: Database,
  origin: string,
  request: MintRequest,
): Promise<void> => {
  const { count, expiresAt, out, sheet } = request;
  const wanted = [out, sheet].filter((file) => file !== undefined);
  await refuseExisting(wanted);
  const scratch = await mkdtemp(join(tmpdir(), 'dck-mint-'));
  const csvFile = out === undefined ? join(scratch, 'codes.csv') : partial(out);
  const stop = new AbortController();
  const abort = () => stop.abort(new Error('Stopped. No codes were made.'));
  process.once('SIGINT', abort).once('SIGTERM', abort);
  const progress = createProgress(stderr, count);
  try {
    await Promise.all(wanted.map((file) => rm(partial(file), { force: true })));
    const csv = await createCsv(csvFile, origin);
    const pages = sheet === undefined ? undefined : await openSheet(partial(sheet), origin);
    let done = 0;
    await mint({
      db,
      clock: Date.now,
      count,
      expiresAt,
      signal: stop.signal,
      onCodes: async (codes) => {
        await csv.add(codes);
        await pages?.add(codes);
        done += codes.length;
        progress.show(done);
      },
      onWritten: async () => {
        await csv.end();
        await pages?.end();
      },
    });
    for (const file of wanted) await rename(partial(file), file);
    progress.clear();
    if (out === undefined) await pipeline(createReadStream(csvFile), stdout, { end: false });
    for (const file of wanted) stdout.write(`${count} deck codes are in ${file}\n`);
  } catch (error) {
    progress.clear();
    await Promise.all(wanted.map((file) => rm(partial(file), { force: true })));
    throw error;
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
    await rm(scratch, { recursive: true, force: true });
  }
};

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

const runList = async (
  { stdout, stderr }: Shell,
  db: Database,
  config: Config,
  unclaimed: boolean,
): Promise<void> => {
  const known = await readFirstCodes(join(config.dataDir, FIRST_CODES_FILE));
  const lineOf = ({ hash, code, state, expiresAt, claimedAt }: ListedCode): string => {
    const plain = code ?? known.get(hash);
    const facts = [
      plain ?? `sha256:${hash.slice(0, 29)}`,
      state,
      ...(claimedAt === null ? [] : [`since ${day(claimedAt)}`]),
      // The last valid day is the one before its end.
      ...(expiresAt === null ? [] : [`until ${day(expiresAt - 1)}`]),
      ...(plain !== undefined && state === 'unclaimed'
        ? [registrationLink(config.origin, plain)]
        : []),
    ];
    return facts.join('  ');
  };
  let listed = 0;
  for await (const entry of createInventory(db, Date.now).list({ unclaimed })) {
    listed += 1;
    const drained = stdout.write(`${lineOf(entry)}\n`);
    if (!drained) await new Promise((resolve) => stdout.once('drain', resolve));
  }
  if (listed === 0) stderr.write('There are no such deck codes.\n');
};

const withDatabase = async (
  shell: Shell,
  work: (db: Database, config: Config) => Promise<void>,
): Promise<void> => {
  const config = getConfig(shell.env());
  const db = await openDatabase(config.database);
  try {
    await work(db, config);
  } finally {
    await db.destroy();
  }
};

const commands: Record<string, (shell: Shell, args: string[]) => Promise<void>> = {
  mint: async (shell, args) => {
    const { values } = parseArgs({
      args,
      options: {
        count: { type: 'string' },
        expires: { type: 'string' },
        out: { type: 'string' },
        sheet: { type: 'string' },
      },
    });
    const request = {
      count: parseCount(values.count),
      expiresAt: parseExpiry(values.expires),
      out: values.out,
      sheet: values.sheet,
    };
    await withDatabase(shell, (db, config) => runMint(shell, db, config.origin, request));
  },
  list: async (shell, args) => {
    const { values } = parseArgs({ args, options: { unclaimed: { type: 'boolean' } } });
    await withDatabase(shell, (db, config) =>
      runList(shell, db, config, values.unclaimed ?? false),
    );
  },
  expire: async (shell, args) => {
    const code = parseCode(parseArgs({ args, allowPositionals: true }).positionals);
    await withDatabase(shell, async (db) => {
      const known = await createInventory(db, Date.now).expire(code);
      if (!known) throw new Error('There is no such deck code.');
      shell.stdout.write(`${code} can no longer be registered.\n`);
    });
  },
  release: async (shell, args) => {
    const code = parseCode(parseArgs({ args, allowPositionals: true }).positionals);
    await withDatabase(shell, async (db) => {
      const outcome = await createInventory(db, Date.now).release(code);
      if (outcome === 'unknown') throw new Error('There is no such deck code.');
      if (outcome === 'unclaimed') throw new Error('Nobody has registered this deck code.');
      shell.stdout.write(`${code} can be registered again.\n`);
    });
  },
};

/**
 * The operator's command for deck codes.
 * @returns the exit status, as of `runCommand`
 */
export const runDecks = (shell: Shell): Promise<number> =>
  runCommand(shell, USAGE, async ([name = '', ...args]) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      throw new UsageError(name === '' ? 'Name a command.' : `There is no command ${name}.`);
    }
    await command(shell, args);
  });
