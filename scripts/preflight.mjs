// @ts-check
// Looks at the settings that can be checked before anything is installed: Node built-ins only.
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { deckFolderProblem } from '../server/config/deck-folder.mjs';
import { listenProblem } from '../server/shared/listen-problem.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

const isPort = (/** @type {string} */ text) =>
  Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 65_535;

/**
 * The system's error code for listening at an address and port.
 * @param {{ readonly host: string, readonly port: number }} place
 * @returns {Promise<string | undefined>} `undefined` where listening works
 */
const listenError = ({ host, port }) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => done(code));
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });

/**
 * The reason why a data folder cannot be used: it, or its nearest existing parent, is not a writable folder.
 */
const folderProblem = (/** @type {string} */ folder) => {
  let path = resolve(folder);
  while (!existsSync(path) && dirname(path) !== path) path = dirname(path);
  if (!statSync(path).isDirectory()) return `${path} is not a folder`;
  try {
    accessSync(path, constants.W_OK);
    return undefined;
  } catch {
    return `${path} may not be written by this account`;
  }
};

/**
 * Finds the first problem in ports, addresses and folders that would stop the server.
 * @param {Environment} env an empty value counts as unset
 * @returns {Promise<string | undefined>} one line that names the setting
 */
export const startProblem = async (env) => {
  for (const name of ['PORT', 'METRICS_PORT']) {
    const value = env[name];
    if (value && !isPort(value))
      return `${name}=${value} cannot be used: must be a whole number from 1 to 65535.`;
  }
  const place = { host: env['HOST'] || '127.0.0.1', port: Number(env['PORT'] || 4321) };
  const problem = listenProblem(await listenError(place), place);
  if (problem) return problem;
  const metrics = env['METRICS_PORT'];
  if (metrics) {
    const host = env['METRICS_HOST'] || '127.0.0.1';
    const code = await listenError({ host, port: Number(metrics) });
    if (code) return `METRICS_PORT=${metrics} cannot be used on METRICS_HOST=${host}: ${code}.`;
  }
  const deck = env['DECK_DIR'];
  const deckProblem = deck && deckFolderProblem(deck);
  if (deckProblem) return `DECK_DIR=${deck} cannot be used: ${deckProblem}.`;
  if (env['DATABASE_URL']) return undefined;
  const folder = env['DATA_DIR'] || './data';
  const reason = folderProblem(folder);
  return reason && `DATA_DIR=${folder} cannot be used: ${reason}.`;
};

/** The environment, including `.env`, as the server reads it. */
export const startEnvironment = () => ({
  ...(existsSync('.env') && parseEnv(readFileSync('.env', 'utf8'))),
  ...process.env,
});

/** Exits with one line where the settings would stop the server. */
export const checkStart = async () => {
  const problem = await startProblem(startEnvironment());
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
};
