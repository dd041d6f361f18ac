// Shared by the checks of whole suites: runs one configuration of vitest and reports the result.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '..', '..');

/** Counts of vitest's report; a run that failed without a failed test counts as one failure. */
const countsOf = (told, status) => {
  for (const file of told.testResults)
    for (const { failureMessages, fullName, status: outcome } of file.assertionResults)
      if (outcome === 'failed') console.error(`${fullName}\n  ${failureMessages.join('\n  ')}`);
  const { numFailedTests, numFailedTestSuites, numPassedTests } = told;
  const isBroken = status !== 0 && numFailedTests === 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + (isBroken ? Math.max(1, numFailedTestSuites) : 0),
  };
};

/**
 * Runs the product's suites by a configuration of this package.
 * @param config its path, from this package
 * @param variables what the suites are told besides
 * @returns how many tests passed and failed; one failed where the run itself did
 */
export const runSuites = (config, variables = {}) => {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'dck-suites-'));
  const file = join(folder, 'report.json');
  const args = ['run', '--config', join(PACKAGE, config), '--silent'];
  try {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [vitest, ...args, '--reporter', 'json', '--outputFile', file],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, ...variables } },
    );
    if (existsSync(file)) return countsOf(JSON.parse(readFileSync(file, 'utf8')), status);
    console.error(stdout + stderr);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Ends a check: its last line, and how the process ends. */
export const conclude = ({ failed, passed }) => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
};
