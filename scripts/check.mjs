// `npm run check`: format, lint, types, rooms and dead code, with a line for each. `npm run lint` and
// `npm run types` run one of them, over the whole project or over the paths that follow.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { program, runNode } from './run.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

const LINT = [program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'];

const TYPES = [
  program('astro/bin/astro.mjs'),
  'check',
  '--minimumSeverity',
  'warning',
  '--minimumFailingSeverity',
  'warning',
];

const CHECKS = [
  ['format', program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  ['lint', ...LINT],
  ['types', ...TYPES],
  ['rooms', join(ROOT, 'scripts', 'rooms.mjs'), '--check'],
  ['dead code', program('knip/bin/knip.js'), '--treat-config-hints-as-errors'],
];

/**
 * The types of some files only: Astro's check takes no paths, but another list of files.
 * @param {string[]} paths
 */
const typesOf = (paths) => {
  const folder = join(ROOT, '.tmp');
  const config = join(folder, 'tsconfig.types.json');
  const declarations = ['.astro/types.d.ts', '{server,src,tests,scripts}/**/*.d.ts'];
  const include = [...declarations, ...paths].map((path) => join('..', path));
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', include }));
  return [...TYPES, '--tsconfig', config];
};

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

const HELP = `Usage: npm run check
       npm run lint [-- PATH ...]
       npm run types [-- PATH ...]
Checks format, lint, types and dead code, or one of them.`;

const main = async (/** @type {string[]} */ [name, ...paths]) => {
  if (name === 'lint') return runNode([...LINT, ...paths]);
  if (name === 'types') return runNode(paths.length > 0 ? typesOf(paths) : TYPES);
  const { failed } = await runChecks();
  return failed === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(HELP);
  } else {
    ensureInstalled();
    process.exitCode = await main(args);
  }
}
