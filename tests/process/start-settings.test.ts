import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';
import { startProcess } from '#support/shared/process.ts';
import { serveUntilEnd } from '#support/shared/serve-handler.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What `npm start` has before anything is installed. */
const FRESH = ['scripts', 'server/shared', 'server/config', 'package.json', 'package-lock.json'];

/** Runs `npm start` in a project in which nothing is installed, where it may look at its settings only. */
const startFresh = async (env: Readonly<Record<string, string>>, dotEnv = '') => {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, 'server'));
  await Promise.all(
    FRESH.map((name) => cp(join(ROOT, name), join(folder, name), { recursive: true })),
  );
  await writeFile(join(folder, '.env'), dotEnv);
  const start = startProcess(['scripts/start.mjs'], {
    cwd: folder,
    // An installation that is begun all the same fails at once.
    env: { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0', ...env },
  });
  const status = await start.ended;
  const isUntouched = !(await readdir(folder)).includes('.tmp');
  return { status, said: start.stdout(), complaint: start.stderr(), isUntouched };
};

/** One line, and nothing installed. */
const refusal = (line: string) => ({
  status: 1,
  said: '',
  complaint: `${line}\n`,
  isUntouched: true,
});

test('a taken port is told before anything is installed', async () => {
  const origin = await serveUntilEnd(createServer());
  const { port } = new URL(origin);
  expect(await startFresh({ PORT: port })).toEqual(
    refusal(`Port ${port} is already in use. Stop the other program or set PORT.`),
  );
});

test('a taken port for figures is told before anything is installed', async () => {
  const { port } = new URL(await serveUntilEnd(createServer()));
  expect(await startFresh({ PORT: String(await freePort()), METRICS_PORT: port })).toEqual(
    refusal(`METRICS_PORT=${port} cannot be used on METRICS_HOST=127.0.0.1: EADDRINUSE.`),
  );
});

test('a wrong port is told before anything is installed', async () => {
  expect(await startFresh({ PORT: 'eighty' })).toEqual(
    refusal('PORT=eighty cannot be used: must be a whole number from 1 to 65535.'),
  );
});

test('a wrong port in .env is told as well', async () => {
  expect(await startFresh({}, 'PORT=0\n')).toEqual(
    refusal('PORT=0 cannot be used: must be a whole number from 1 to 65535.'),
  );
});

test('an address of another machine is told before anything is installed', async () => {
  const env = { PORT: String(await freePort()), HOST: '192.0.2.1' };
  expect(await startFresh(env)).toEqual(
    refusal('HOST=192.0.2.1 is not an address of this machine.'),
  );
});

test('a data folder inside a file is told before anything is installed', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: 'package.json/data' };
  const { complaint, ...rest } = await startFresh(env);
  expect(complaint).toMatch(
    /^DATA_DIR=package\.json\/data cannot be used: \S+package\.json is not a folder\.\n$/,
  );
  expect(rest).toEqual({ status: 1, said: '', isUntouched: true });
});

test('a folder of a deck that is not there is told before anything is installed', async () => {
  const env = { PORT: String(await freePort()), DECK_DIR: 'no-deck' };
  expect(await startFresh(env)).toEqual(
    refusal('DECK_DIR=no-deck cannot be used: there is no such folder.'),
  );
});
