/**
 * Runs the browser tests of `browser-tests.ts` against a user pool: cognito-local with the stand-in, the
 * server without a provider of its own, and a site built for that pool.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureTestBrowsers } from '../../../scripts/browser.mjs';
import { program, runNode } from '../../../scripts/run.mjs';
import { NODE, ROOT } from '../../../scripts/setup.mjs';
import { freePort } from '../../../tests/support/shared/free-port.ts';
import { MAILED_CODE } from './emulator.ts';
import { startStandIn } from './stand-in.ts';

const WORK = join(ROOT, '.tmp', 'cognito');
const REPORT = join(WORK, 'report.json');
const HERE = join('deploy', 'aws', 'cognito');
const CLIENT_ID = 'dckwebclient';
const POOL_ID = 'local_Dck';

/** A site that an earlier run has built for a fixed port of the domain, for those who work on this. */
const { COGNITO_DOMAIN_PORT, COGNITO_SITE } = process.env;

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Serves a site until the returned function is called. */
const serve = async (site: string, env: Record<string, string>): Promise<() => Promise<void>> => {
  const child = spawn(NODE, [join(HERE, 'serve.ts'), site], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  child.stderr.on('data', (part: Buffer) => {
    const lines = part.toString().split('\n');
    const trouble = lines.filter((line) => line !== '' && !line.includes('"event":"request"'));
    for (const line of trouble) process.stderr.write(`${line}\n`);
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

/** Playwright's counts; a test that was skipped, or passed only on retry, has failed. */
const readReport = (): { passed: number; failed: number } => {
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
};

const runTests = async (data: string): Promise<{ passed: number; failed: number }> => {
  const browsers = ensureTestBrowsers();
  if (!browsers) throw new Error('There is no browser.');
  const began = performance.now();
  const appPort = await freePort();
  const origin = `http://localhost:${appPort}`;
  const urls = { callbackUrls: [`${origin}/auth`], logoutUrls: [`${origin}/`] };
  const pool = { id: POOL_ID, clients: [{ id: CLIENT_ID, ...urls }], groups: ['beta'] };
  const standIn = await startStandIn(pool, Number(COGNITO_DOMAIN_PORT ?? (await freePort())));
  try {
    const settings = {
      PUBLIC_AUTH_URL: standIn.domain,
      PUBLIC_AUTH_CLIENT_ID: CLIENT_ID,
      PUBLIC_AUTH_TOKEN_PARAMS: 'body',
    };
    const site = COGNITO_SITE ?? join(WORK, 'site');
    const astro = [program('astro/bin/astro.mjs'), 'build', '--silent', '--outDir', site];
    if (COGNITO_SITE === undefined && (await runNode(astro, settings)) !== 0) {
      throw new Error('The site could not be built.');
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
    const tests = [program('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)];
    const config = ['--config', join(HERE, 'playwright.config.ts')];
    try {
      await runNode([...tests, ...config], {
        ...browsers,
        DCK_TEST_PORT: String(appPort),
        DCK_TEST_DATA: data,
        DCK_TEST_USER_POOL: standIn.domain,
        DCK_TEST_USER_POOL_CLIENT: CLIENT_ID,
        DCK_TEST_USER_POOL_CODE: MAILED_CODE,
        DCK_TEST_USER_POOL_API: standIn.api,
        DCK_TEST_USER_POOL_ID: POOL_ID,
        COGNITO_REPORT: REPORT,
      });
    } finally {
      await stop();
    }
    console.log(`Tests ${secondsSince(built)} s, with the build ${secondsSince(began)} s.`);
    return readReport();
  } finally {
    await standIn.end();
  }
};

mkdirSync(WORK, { recursive: true });
rmSync(REPORT, { force: true });
const data = mkdtempSync(join(tmpdir(), 'dck-cognito-'));
const { passed, failed } = await runTests(data).catch((error: unknown) => {
  console.error(error);
  return { passed: 0, failed: 1 };
});
rmSync(data, { recursive: true, force: true });
console.log(`${passed} passed, ${passed === 0 ? Math.max(failed, 1) : failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
