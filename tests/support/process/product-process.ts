import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { RegistrationStatus } from '#contract/deck-codes.ts';
import type { TokenResponse } from '#contract/session.ts';
import { signUp } from '#support/identity/identity-client.ts';

import { SERVE } from '../../../scripts/run.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The product as its own process, without a test runner around it. */
export interface Product {
  readonly place: Place;
  readonly origin: string;
  /** How long its start took, in seconds. */
  readonly startSeconds: number;
  readonly pid: number;
  /** Its resident memory in MB; Linux only. */
  readonly memory: () => number;
  /** The time of the processor that it has taken, in ms; Linux only. */
  readonly processorMs: () => number;
  /** Whether it has exited. */
  readonly hasEnded: () => boolean;
  /** The tail of its standard error, without the lines about single requests. */
  readonly complaints: () => string;
  /** Ends it, as an operator or as a power cut would. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Where a process of the product listens and keeps its data. */
export interface Place {
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL instead of the file in the data folder. */
  readonly databaseUrl?: string;
  /** The address that people open, where another process has it. */
  readonly origin?: string;
  /** A folder of the built site instead of that of the setting SITE_DIR. */
  readonly site?: string;
  /** A copy of the product's sources that it runs from instead of these. */
  readonly checkout?: string;
  /** The account that runs it, where that is another one. */
  readonly as?: { readonly uid: number; readonly gid: number };
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** A program that runs the one after it in its own place, such as `taskset -c 0`. */
  readonly under?: readonly string[];
}

const environment = ({
  port,
  dataDir,
  databaseUrl,
  origin,
  site,
  env,
}: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(site !== undefined && { SITE_DIR: site }),
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  PUBLIC_ORIGIN: origin ?? '',
  ...env,
});

/** A process's memory in MB as Linux counts it: `VmRSS` now, `VmHWM` at its most. */
export const memoryOf = (pid: number | undefined, count: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(String.raw`${count}:\s+(\d+) kB`).exec(status)?.[1]) / 1024;
};

/** The time of the processor that a process has taken in ms, as Linux counts it: in hundredths of a second. */
const processorMsOf = (pid: number | undefined): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold anything; `utime` and `stime` are fields 14 and 15 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** How much of what it has said is kept, in characters. */
const KEPT = 8000;

/** Of a line about a request: the id that its answer has too, and how long it took. */
interface LoggedRequest {
  readonly id: string;
  readonly ms: number;
}

/**
 * Starts the product as `npm run serve` does, and waits until it is ready.
 * @param onRequest takes its lines about single requests
 */
export const startProductProcess = async (
  place: Place,
  onRequest?: (request: LoggedRequest) => void,
): Promise<Product> => {
  const began = performance.now();
  const [program = '', ...args] = [...(place.under ?? []), process.execPath, ...SERVE];
  const child = spawn(program, args, {
    cwd: place.checkout ?? ROOT,
    env: environment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...place.as,
  });
  const ended = once(child, 'exit');
  let complaints = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.includes('"event":"request"')) complaints = `${complaints}${line}\n`.slice(-KEPT);
    // The last line of a process that was killed may be cut.
    else if (line.endsWith('}')) onRequest?.(JSON.parse(line) as LoggedRequest);
  });
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error(`The product did not start: ${complaints}`))),
  ]);
  return {
    place,
    origin: `http://localhost:${place.port}`,
    startSeconds: (performance.now() - began) / 1000,
    pid: child.pid ?? 0,
    memory: () => memoryOf(child.pid, 'VmRSS'),
    processorMs: () => processorMsOf(child.pid),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    complaints: () => complaints,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
};

/** Mints deck codes by the command. */
export const mintByCommand = async (place: Place, count: number): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/deck-codes/decks.command.ts', 'mint', '--count', String(count)],
    { cwd: ROOT, env: environment(place), maxBuffer: 1 << 30 },
  );
  return stdout.match(/^[0-9A-F-]{36}/gm) ?? [];
};

/** Makes an account through the real sign-up form and gives the tokens of its session. */
export const signUpOne = (origin: string): Promise<TokenResponse> =>
  signUp(origin, {
    email: `${randomUUID()}@example.com`,
    givenName: 'Ada',
    password: 'correct horse battery',
  });

/** Makes accounts through the real sign-up form and gives their access tokens. */
export const signUpMany = async (origin: string, count: number): Promise<string[]> => {
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 1) tokens.push((await signUpOne(origin)).access_token);
  return tokens;
};

/** Sends one registration. */
export const postRegistration = (origin: string, token: string, code: string): Promise<Response> =>
  fetch(`${origin}/api/registration`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  });

/** The codes that the server lists as an account's. */
export const registeredCodes = async (origin: string, token: string): Promise<string[]> => {
  const answer = await fetch(`${origin}/api/registration`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return RegistrationStatus.parse(await answer.json()).codes;
};
