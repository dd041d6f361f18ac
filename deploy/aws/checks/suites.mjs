// What the checks of whole suites have in common: run one configuration of vitest and say how it went.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '..', '..');

/**
 * Runs the product's suites by a configuration of this package.
 * @param config its path, from this package
 * @param variables what the suites are told besides
 * @returns how many tests passed and failed; one failed where the run itself did
 */
export const runSuites = (config, variables = {}) => {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', join(PACKAGE, config), '--reporter', 'json', '--silent'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, ...variables } },
  );
  const report = stdout.slice(stdout.indexOf('{"'));
  const told = report.startsWith('{') ? JSON.parse(report) : undefined;
  if (!told) {
    console.error(stdout + stderr);
    return { passed: 0, failed: 1 };
  }
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

/** Ends a check: its last line, and how the process ends. */
export const conclude = ({ failed, passed }) => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
};
