import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { RegistrationStatus } from '#contract/registration.ts';
import { signUp } from '#support/identity-client.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The product as its own process, without a test runner around it. */
export interface Product {
  readonly origin: string;
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
}

const environment = ({ port, dataDir, databaseUrl, origin }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  PUBLIC_ORIGIN: origin ?? '',
});

/** Starts the product and waits until it is ready. */
export const startProduct = async (place: Place): Promise<Product> => {
  const child = spawn(process.execPath, ['server/run.mjs'], {
    cwd: ROOT,
    env: environment(place),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The product did not start.'))),
  ]);
  return {
    origin: `http://localhost:${place.port}`,
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
    ['server/cli/decks.ts', 'mint', '--count', String(count)],
    { cwd: ROOT, env: environment(place), maxBuffer: 1 << 30 },
  );
  return stdout.match(/^[0-9A-F-]{36}/gm) ?? [];
};

/** Makes accounts through the real sign-up form and gives their access tokens. */
export const signUpMany = async (origin: string, count: number): Promise<string[]> => {
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { access_token: token } = await signUp(origin, {
      email: `${randomUUID()}@example.com`,
      givenName: 'Ada',
      password: 'correct horse battery',
    });
    tokens.push(token);
  }
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
