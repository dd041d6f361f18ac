// `npm run deploy:check`: checks by machine what deploys the product, without an account anywhere: lint,
// types and dead code of deploy/, then every suite of deploy/aws/tests and every program of
// deploy/aws/checks, one after another. Names as arguments run only these.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled, NODE, ROOT } from './setup.mjs';
import { supervise } from './supervise.mjs';
import { TEST_ENVIRONMENT } from './test-environment.mjs';

const PACKAGE = join(ROOT, 'deploy', 'aws');
const REPORTS = join(ROOT, '.tmp', 'reports');

/** Suites that need neither the built site nor a running product. */
const WITHOUT_SITE = new Set(['lint', 'types', 'dead code', 'stack', 'site']);

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {boolean} [isLeftOut] it has checked nothing, and said why
 */
/** @typedef {{ name: string, run: () => Promise<Count> }} Suite */

/** @returns {Count} */
const countOf = (/** @type {boolean} */ good) =>
  good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** The files of a folder whose names match, by the part that the pattern captures, without duplicates. */
const namesIn = (/** @type {string} */ folder, /** @type {RegExp} */ name) => {
  const paths = readdirSync(join(PACKAGE, folder), { recursive: true, encoding: 'utf8' });
  const found = paths.flatMap((path) => name.exec(path)?.[1] ?? []);
  return [...new Set(found)].toSorted();
};

/**
 * A check of the sources, by a program of the product's packages.
 * @returns {Suite}
 */
const sourceCheck = (/** @type {string} */ name, /** @type {string[]} */ [path = '', ...args]) => ({
  name,
  run: async () => {
    const { program, runNode } = await import('./run.mjs');
    return countOf((await runNode([program(path), ...args])) === 0);
  },
});

/**
 * A folder of tests.
 * @returns {Suite}
 */
const testSuite = (/** @type {string} */ name) => ({
  name,
  run: async () => {
    const { program, runNode } = await import('./run.mjs');
    const report = join(REPORTS, `deploy-${name}.json`);
    const status = await runNode([
      program('vitest/vitest.mjs'),
      'run',
      '--config',
      join(PACKAGE, 'vitest.config.ts'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `tests/${name}/`,
    ]);
    try {
      const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
        readFileSync(report, 'utf8'),
      );
      // A skipped test proves nothing; a file that fails to load has no failing test.
      const failed = numFailedTests + numPendingTests;
      return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) };
    } catch {
      return countOf(false);
    }
  },
});

const LAST_LINE = /(\d+) passed, (\d+) failed\s*$/;

/** A check reports so what it cannot check on this machine, as without a program that it needs. */
const NOT_CHECKED = /^not checked: /m;

/**
 * A program of its own whose last line has the numbers of passed and failed checks.
 * @returns {Suite}
 */
const checkProgram = (/** @type {string} */ name) => ({
  name,
  run: () =>
    new Promise((resolve) => {
      const child = spawn(NODE, [join(PACKAGE, 'checks', `${name}.check.mjs`)], {
        cwd: ROOT,
        stdio: ['inherit', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (chunk) => {
        process.stdout.write(chunk);
        said += chunk;
      });
      child.on('close', (status) => {
        const [, passed, failed] = LAST_LINE.exec(said) ?? [];
        const count = { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
        const isClean = status === 0 && passed !== undefined;
        const isLeftOut = count.passed === 0 && NOT_CHECKED.test(said);
        resolve(
          isClean ? { ...count, isLeftOut } : { ...count, failed: Math.max(count.failed, 1) },
        );
      });
    }),
});

/** @returns {Suite[]} */
const allSuites = () => [
  sourceCheck('lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'deploy']),
  sourceCheck('types', ['typescript/bin/tsc', '--noEmit', '-p', 'deploy']),
  sourceCheck('dead code', [
    'knip/bin/knip.js',
    '--directory',
    'deploy/aws',
    '--treat-config-hints-as-errors',
  ]),
  ...namesIn('tests', /^([^/\\]+).*\.test\.ts$/).map(testSuite),
  ...namesIn('checks', /^([^/\\]+)\.check\.mjs$/).map(checkProgram),
];

const secondsSince = (/** @type {number} */ start) => ((Date.now() - start) / 1000).toFixed(1);

/** Runs suites to the end, one after another; returns the exit status. */
const runAll = async (/** @type {Suite[]} */ suites) => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const lines = [];
  const start = Date.now();
  if (suites.some(({ name }) => !WITHOUT_SITE.has(name))) {
    const { ensureBuilt } = await import('./build.mjs');
    if (!(await ensureBuilt())) {
      lines.push(`FAILED build (${secondsSince(start)} s)`);
      total.failed += 1;
    }
  }
  for (const { name, run } of suites) {
    const began = Date.now();
    const { passed, failed: counted, isLeftOut = false } = await run();
    // A suite that has run nothing proves nothing.
    const failed = passed > 0 || isLeftOut ? counted : Math.max(counted, 1);
    total.passed += passed;
    total.failed += failed;
    const good = isLeftOut ? 'not checked' : 'ok    ';
    const word = failed === 0 ? good : 'FAILED';
    const line = `${word} ${name}: ${passed} passed, ${failed} failed (${secondsSince(began)} s)`;
    console.log(`${line}\n`);
    lines.push(line);
  }
  console.log(`${lines.join('\n')}\n${secondsSince(start)} s in all`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
};

const names = process.argv.slice(2);
const suites = allSuites();
const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
if (names.includes('--help') || unknown !== undefined) {
  console.log(`Usage: npm run deploy:check [-- NAME ...]
Installs deploy/aws and checks it, without an account: ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(names.includes('--help') ? 0 : 2);
}
Object.assign(process.env, TEST_ENVIRONMENT);
await supervise(async () => {
  await ensureInstalled();
  await ensureInstalled(PACKAGE);
  return runAll(names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name)));
});
