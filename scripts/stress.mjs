// `npm run stress`: the long rounds, which `npm test` does not run or runs in part: those of tests/stress,
// each of which prints a figure, all suites on PostgreSQL, and the tests that take every so many-th thing
// in `npm test` or are left out there.
// Names as arguments run only the files that contain one of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { runPlaywright } from './playwright.mjs';
import { program, runNode } from './run.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';
import { supervise } from './supervise.mjs';
import { TEST_ENVIRONMENT } from './test-environment.mjs';

/** Browser tests that `npm test` samples (tests/support/shared/rounds.ts) or skips. */
const SAMPLED = readdirSync(join(ROOT, 'tests', 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => join('tests', 'e2e', name))
  .filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return /@long\b|\/(rounds|violations)\.ts'/.test(text);
  });

/** Server tests that `npm test` samples. */
const SAMPLED_ON_SERVER = [
  'tests/process/rebuild.test.ts',
  'tests/process/third-language.test.ts',
  'tests/server/authoring/print.test.ts',
  'tests/server/identity/new-password.test.ts',
];

/** Environment that turns samples into whole rounds (tests/support/shared/rounds.ts). */
const ROUNDS = { DCK_TEST_ROUNDS: 'whole' };

const names = process.argv.slice(2);
if (names.includes('--help')) {
  console.log(
    'Usage: npm run stress [-- NAME ...]\nRuns the long rounds of tests/stress and of the browser tests.',
  );
  process.exit(0);
}
Object.assign(process.env, TEST_ENVIRONMENT);
await supervise(async () => {
  await ensureInstalled();
  if (!(await ensureBuilt())) return 1;
  const rounds = await runNode([
    program('vitest/vitest.mjs'),
    'run',
    '--config',
    'vitest.stress.config.ts',
    '--passWithNoTests',
    ...names,
  ]);
  const isNamed = (/** @type {string} */ path) =>
    names.length === 0 || names.some((name) => path.includes(name));
  const suites = (/** @type {string} */ project, /** @type {string[]} */ paths) =>
    runNode([program('vitest/vitest.mjs'), 'run', '--project', project, ...paths], ROUNDS);
  const onPostgres = isNamed('postgres') ? await suites('postgres', []) : 0;
  const sampled = SAMPLED_ON_SERVER.filter(isNamed);
  const onServer = sampled.length === 0 ? 0 : await suites('sqlite', sampled);
  const specs = SAMPLED.filter(isNamed);
  const browsers = specs.length === 0 ? 0 : await runPlaywright(specs, ROUNDS);
  return [rounds, onPostgres, onServer, browsers].every((status) => status === 0) ? 0 : 1;
});
