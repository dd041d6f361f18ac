// @ts-check
// The browser suites of session, guard, registration and erasure with a user pool for a provider:
// cognito-local, what stands in for the rest of Cognito, the server without a provider of its own, and a
// site built for that pool. Ends with 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MAILED_CODE } from '../cognito/emulator.ts';
import { startStandIn } from '../cognito/stand-in.ts';
import { freePort } from '../../../tests/support/shared/free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const WORK = join(ROOT, '.tmp', 'cognito');
const CLIENT_ID = 'dckwebclient';
const POOL_ID = 'local_Dck';

/** A site that an earlier run has built for a fixed port of the domain, for those who work on this. */
const { COGNITO_SITE, COGNITO_DOMAIN_PORT } = process.env;

/**
 * Runs a program of the product with Node and waits for its end.
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const run = async (args, env) => {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  const [status] = await once(child, 'exit');
  return typeof status === 'number' ? status : 1;
};

/**
 * Starts the server and waits until it is ready.
 * @param {string} site
 * @param {Record<string, string>} env
 */
const serve = async (site, env) => {
  const child = spawn(process.execPath, ['deploy/aws/cognito/serve.ts', site], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  child.stderr.on('data', (/** @type {Buffer} */ part) => {
    const lines = part.toString().split('\n');
    const other = lines.filter((line) => line !== '' && !line.includes('"event":"request"'));
    for (const line of other) process.stderr.write(`${line}\n`);
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The server did not start.'))),
  ]);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
};

const began = performance.now();
mkdirSync(WORK, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'dck-cognito-'));
const appPort = await freePort();
const origin = `http://localhost:${appPort}`;
const pool = {
  id: POOL_ID,
  clients: [{ id: CLIENT_ID, callbackUrls: [`${origin}/auth`], logoutUrls: [`${origin}/`] }],
  groups: ['beta'],
};
const standIn = await startStandIn(pool, Number(COGNITO_DOMAIN_PORT ?? (await freePort())));
const settings = {
  PUBLIC_AUTH_URL: standIn.domain,
  PUBLIC_AUTH_CLIENT_ID: CLIENT_ID,
  PUBLIC_AUTH_TOKEN_PARAMS: 'body',
};
const site = COGNITO_SITE ?? join(WORK, 'site');
const report = join(WORK, 'report.json');
rmSync(report, { force: true });
let [passed, failed] = [0, 1];
try {
  if (COGNITO_SITE === undefined) {
    const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', site];
    if ((await run(astro, settings)) !== 0) throw new Error('The site could not be built.');
  }
  const built = performance.now();
  const stop = await serve(site, {
    ...settings,
    PORT: String(appPort),
    DATA_DIR: data,
    OIDC_ISSUER: standIn.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    COGNITO_ENDPOINT: standIn.api,
  });
  const tests = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  const config = join('deploy', 'aws', 'cognito', 'playwright.config.ts');
  await run([...tests, '--config', config], {
    DCK_TEST_PORT: String(appPort),
    DCK_TEST_DATA: data,
    DCK_TEST_USER_POOL: standIn.domain,
    DCK_TEST_USER_POOL_CLIENT: CLIENT_ID,
    DCK_TEST_USER_POOL_CODE: MAILED_CODE,
    DCK_TEST_USER_POOL_API: standIn.api,
    DCK_TEST_USER_POOL_ID: POOL_ID,
    COGNITO_REPORT: report,
  });
  await stop();
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  [passed, failed] = [stats.expected, stats.unexpected + stats.flaky + stats.skipped];
  const seconds = (/** @type {number} */ from) => Math.round((performance.now() - from) / 1000);
  console.log(`Browser tests ${seconds(built)} s, with build and start ${seconds(began)} s.`);
} catch (error) {
  console.error(error);
} finally {
  await standIn.end();
  rmSync(data, { recursive: true, force: true });
}
if (passed === 0) failed = Math.max(failed, 1);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
