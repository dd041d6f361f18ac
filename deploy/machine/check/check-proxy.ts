import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';

import { ensureTestBrowsers } from '../../../scripts/browser.mjs';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { TEST_ENVIRONMENT } from '../../../scripts/test-environment.mjs';
import { makeCertificate } from './certificate.ts';
import { CLAIMS, type World } from './claims.ts';
import { hasProgram, startProxy, type Place, type Proxy } from './proxies.ts';
import { Tally } from './tally.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The product's browser suites that are run through a proxy: pages, session, cards, codes, tables. */
const SUITES = [
  'site/public',
  'site/routes',
  'session/session',
  'cards/browse',
  'deck-codes/registration',
  'tables/table',
].map((name) => `tests/e2e/${name}.spec.ts`);

/** Tests of these suites that are of the product without a proxy. */
const NOT_THROUGH: Readonly<Record<string, string>> = {
  'the app opened under 127.0.0.1 is sent to its own address':
    'it opens the product’s own port, by HTTP',
  'an open card loads at most 114 kB of script, and nothing of the scanner':
    'over HTTP/2 the browser counts more than the bytes of the bodies',
};

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Where the product keeps its data, which tests look into. */
const dataOf = (folder: string): string => join(folder, 'data');

/** Runs the browser suites against an address. */
const runSuites = async (
  origin: string,
  { folder, certificate }: Place,
  tally: Tally,
): Promise<void> => {
  const browsers = ensureTestBrowsers();
  if (!browsers) return tally.skip('browser suites', 'no Chrome or Chromium is on this machine.');
  const file = join(folder, 'browser.json');
  const left = Object.keys(NOT_THROUGH);
  for (const [name, why] of Object.entries(NOT_THROUGH)) tally.skip(name, why);
  const program = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(
    process.execPath,
    [program, 'test', '--no-deps', '--project=browser', '--grep-invert', left.join('|'), ...SUITES],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...browsers,
        DCK_TEST_ORIGIN: origin,
        DCK_TEST_DATA: dataOf(folder),
        NODE_EXTRA_CA_CERTS: certificate,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  await once(child, 'exit');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return tally.fail('browser suites', 'They did not run.');
  const { stats } = Report.parse(JSON.parse(text));
  tally.count('browser suites', stats.expected, stats.unexpected + stats.flaky);
};

/**
 * Runs the product behind a proxy with TLS, its claims and its browser suites.
 * @returns the exit status
 */
export const checkProxy = async (proxy: Proxy): Promise<number> => {
  const tally = new Tally();
  if (!hasProgram(proxy.program, proxy.version) || !hasProgram('openssl', ['version'])) {
    tally.skip(proxy.name, `${proxy.program} or openssl is not on this machine.`);
    return tally.end();
  }
  // The browser suites are about the tests' deck.
  Object.assign(process.env, TEST_ENVIRONMENT);
  if (!(await ensureBuilt())) {
    tally.fail(proxy.name, 'The site could not be built.');
    return tally.end();
  }
  const folder = await mkdtemp(join(temporaryRoot(), 'dck-proxy-'));
  const ports = { http: await freePort(), https: await freePort(), product: await freePort() };
  const place: Place = { folder, ports, ...makeCertificate(folder) };
  const world: World = {
    origin: `https://localhost:${ports.https}`,
    plain: `http://localhost:${ports.http}`,
    product: `http://127.0.0.1:${ports.product}`,
  };
  await tally.take(`${proxy.name} takes its settings`, () => proxy.accepts(place));
  const product = await startProductProcess({
    port: ports.product,
    dataDir: dataOf(folder),
    origin: world.origin,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  try {
    const running = await startProxy(proxy, place);
    try {
      for (const { name, prove } of CLAIMS) await tally.take(name, () => prove(world));
      await runSuites(world.origin, place, tally);
    } finally {
      await running.end();
    }
  } finally {
    await product.end('SIGTERM');
    await rm(folder, { recursive: true });
  }
  return tally.end();
};
