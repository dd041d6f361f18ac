import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { freePort } from '#support/shared/free-port.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';

/** A PostgreSQL server of the tests' own. */
export interface Postgres {
  /** The address of its own database, with every right. */
  readonly url: string;
  /** Where its programs are, such as `pg_dump`. */
  readonly programs: string;
  /** The folder of its data. */
  readonly folder: string;
  /** The process id of the server that runs now. */
  readonly pid: () => number;
  /** Ends it at once; every connection breaks. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it for good and takes its data away. */
  readonly close: () => Promise<void>;
}

/** Debian keeps each version's programs in a folder of its own, off the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs; `undefined` where none is installed. */
export const findPrograms = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => +b - +a) : [];
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

/** The account that runs the server: PostgreSQL refuses to run as root. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8');
  const found = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(accounts);
  return { uid: Number(found?.[1] ?? 65_534), gid: Number(found?.[2] ?? 65_534) };
};

/** Waits for the server's own word that it takes connections. */
const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });

/**
 * Starts a PostgreSQL server on a port and data of its own.
 * @param durable its commits wait for a disk, as they do where it is of interest what a power cut leaves
 * @returns `undefined` where none is installed
 */
export const startPostgres = async ({ durable = false } = {}): Promise<Postgres | undefined> => {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const as = owner();
  const folder = mkdtempSync(join(durable ? tmpdir() : temporaryRoot(), 'dck-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (as) for (const path of [folder, data]) chownSync(path, as.uid, as.gid);
  const options = { ...as, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'dck', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync', '-N'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    `fsync=${durable ? 'on' : 'off'}`,
  ].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
  };
  const stop = async (): Promise<void> => {
    const running = server;
    if (!running || running.exitCode !== null) return;
    // SIGQUIT is PostgreSQL's immediate shutdown.
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGQUIT');
    });
  };
  await start();
  return {
    url: `postgres://dck@127.0.0.1:${port}/postgres`,
    programs,
    folder,
    pid: () => Number(server?.pid),
    stop,
    start,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
