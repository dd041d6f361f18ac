// `npm run check`: format, lint, types and dead code. Prints a line for each.
import { pathToFileURL } from 'node:url';

import { program, runNode } from './run.mjs';

const CHECKS = [
  ['format', program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  ['lint', program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  [
    'types',
    program('astro/bin/astro.mjs'),
    'check',
    '--minimumSeverity',
    'warning',
    '--minimumFailingSeverity',
    'warning',
  ],
  ['dead code', program('knip/bin/knip.js'), '--treat-config-hints-as-errors'],
];

/**
 * Runs every check to its end.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runChecks = async () => {
  const result = { passed: 0, failed: 0 };
  const run = async (/** @type {string[]} */ [name, ...command]) => {
    const status = await runNode(command);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    result[status === 0 ? 'passed' : 'failed'] += 1;
  };
  // Side by side: most of each runs on one core.
  await Promise.all(CHECKS.map(run));
  return result;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runChecks();
  process.exit(failed === 0 ? 0 : 1);
}
