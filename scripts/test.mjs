// `npm test`: installs and proves everything. The last line adds up all runners.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { program, runNode } from './run.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

if (process.argv.includes('--help')) {
  console.log('Usage: npm test\nInstalls and runs format, lint, types, dead code and all tests.');
  process.exit(0);
}

const REPORTS = join(ROOT, '.tmp', 'reports');
const total = { passed: 0, failed: 0, skipped: 0 };

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

const add = (/** @type {Count} */ { passed, failed, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** A runner's own JSON report; a runner that ended badly without one counts as one failure. */
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

const vitest = async () => {
  const status = await runNode([
    program('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, 'vitest.json')}`,
  ]);
  report('vitest.json', status, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests,
  }));
};

const build = async () => {
  const status = await runNode([program('astro/bin/astro.mjs'), 'build', '--silent']);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} build`);
  add(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return status === 0;
};

const playwright = async () => {
  const { ensureBrowser } = await import('./browser.mjs');
  const browser = ensureBrowser();
  if (!browser) {
    add({ passed: 0, failed: 1 });
    return;
  }
  const status = await runNode([program('@playwright/test/cli.js'), 'test'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'playwright.json'),
  });
  report('playwright.json', status, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
};

ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const { runChecks } = await import('./check.mjs');
const built = await build();
add(await runChecks());
await vitest();
if (built) await playwright();
if (total.skipped > 0)
  console.log(`\n${total.skipped} skipped for want of what is not installed here, as said above.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
