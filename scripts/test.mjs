// `npm test`: installs and proves everything. The last line adds up all runners. `npm run test:unit`,
// `test:server` and `test:e2e` run one of them, over all of its files or over the paths that follow.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { runPlaywright } from './playwright.mjs';
import { program, runNode } from './run.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';
import { supervise } from './supervise.mjs';
import { TEST_ENVIRONMENT } from './test-environment.mjs';

const REPORTS = join(ROOT, '.tmp', 'reports');
const HELP = `Usage: npm test
       npm run test:unit [-- PATH ...]
       npm run test:server [-- PATH ...]
       npm run test:e2e [-- PATH ...]
Installs and runs format, lint, types, dead code and all tests, or one kind of test.`;

const total = { passed: 0, failed: 0, skipped: 0 };

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

const add = (/** @type {Count} */ { passed, failed, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** Reads a runner's JSON report; a runner that failed without one counts as one failure. */
const report = (
  /** @type {string} */ name,
  /** @type {number} */ status,
  /** @type {(json: any) => Count} */ read,
) => {
  /** @type {Count} */
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(join(REPORTS, name), 'utf8')));
  } catch {
    // No report: counted below.
  }
  if (status !== 0 && result.failed === 0) result.failed = 1;
  add(result);
};

/** Tests that need a built site, except the browser tests. */
const ON_BUILT_SITE = ['tests/site', 'tests/process'];

/** Runs tests with Vitest; each run has a report of its own. */
const vitest = async (/** @type {string} */ name, /** @type {string[]} */ options) => {
  const file = `vitest-${name}.json`;
  const status = await runNode([
    program('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, file)}`,
    ...options,
  ]);
  report(file, status, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests,
  }));
};

const browserTests = async () => {
  const file = join(REPORTS, 'playwright.json');
  const status = await runPlaywright([], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  if (status === undefined) return add({ passed: 0, failed: 1 });
  report('playwright.json', status, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
};

/**
 * Runs everything. Tests without a built site start at once; the browser tests run last, since they need the
 * whole of a small machine. Unit tests share no process with stores that other tests have left active: under
 * fake timers those would work without end.
 */
const runAll = async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const [{ runSourceChecks, runTypedChecks }, { build }] = await Promise.all([
    import('./check.mjs'),
    import('./build.mjs'),
  ]);
  const buildAndTry = async () => {
    const built = await build();
    console.log(`${built ? 'ok    ' : 'FAILED'} build`);
    const [typed] = await Promise.all([
      runTypedChecks(),
      vitest('built', ['--project=sqlite', ...ON_BUILT_SITE]),
    ]);
    return { built, typed };
  };
  const checkDeck = async () => {
    const status = await runNode(['scripts/deck.mjs', 'check', 'deck']);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} deck`);
    add(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  };
  const testServer = async () => {
    await checkDeck();
    await vitest('unit', ['--project=sqlite', 'tests/unit']);
    await vitest('server', ['tests/server']);
  };
  const [{ built, typed }, sources] = await Promise.all([
    buildAndTry(),
    runSourceChecks(),
    testServer(),
  ]);
  add(built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  add(sources);
  add(typed);
  if (built) await browserTests();
  if (total.skipped > 0)
    console.log(
      `\n${total.skipped} skipped for want of what is not installed here, as said above.`,
    );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
};

/** Runs the tests of one kind; returns the exit status. */
const runOne = async (/** @type {string} */ kind, /** @type {string[]} */ paths) => {
  const { ensureBuilt } = await import('./build.mjs');
  const run = [program('vitest/vitest.mjs'), 'run'];
  if (kind === 'unit')
    return runNode([...run, '--project', 'sqlite', ...(paths.length > 0 ? paths : ['tests/unit'])]);
  if (!(await ensureBuilt())) return 1;
  if (kind === 'e2e') return (await runPlaywright(paths)) ?? 1;
  return runNode([...run, ...(paths.length > 0 ? paths : ['tests/server', ...ON_BUILT_SITE])]);
};

const [kind, ...paths] = process.argv.slice(2);
if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
Object.assign(process.env, TEST_ENVIRONMENT);
await supervise(async () => {
  await ensureInstalled();
  return kind === undefined ? runAll() : runOne(kind, paths);
});
