// `npm run check`: format, lint, types, rooms and dead code, with a line for each. `npm run lint` and
// `npm run types` run one of them, over the whole project or over the paths that follow.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { program, runNode } from './run.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

/** Lint and types load a package by its name at run time; named here, a missing one is told at once. */
const lint = () => {
  import.meta.resolve('oxlint-tsgolint/bin/tsgolint.js');
  const oxlint = fileURLToPath(new URL('bin/oxlint', import.meta.resolve('oxlint/package.json')));
  return [oxlint, '--type-aware', '--deny-warnings'];
};

/** All but deploy/, whose packages `npm run deploy:check` alone installs; it checks that as well. */
const lintAll = () => [...lint(), '--ignore-pattern=deploy'];

const types = () => {
  import.meta.resolve('@astrojs/check');
  const astro = program('astro/bin/astro.mjs');
  return [astro, 'check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];
};

/** What reads the sources only. */
const sourceChecks = () => [
  ['format', program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  ['rooms', join(ROOT, 'scripts', 'rooms.mjs'), '--check'],
  ['dead code', program('knip/bin/knip.js'), '--treat-config-hints-as-errors'],
];

/** What reads the types that a build writes, too. */
const typedChecks = () => [
  ['lint', ...lintAll()],
  ['types', ...types()],
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
  return [...types(), '--tsconfig', config];
};

/**
 * Runs checks to their ends, side by side: most of each runs on one core.
 * @param {string[][]} checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
const runChecks = async (checks) => {
  const result = { passed: 0, failed: 0 };
  const run = async (/** @type {string[]} */ [name, ...command]) => {
    const status = await runNode(command);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    result[status === 0 ? 'passed' : 'failed'] += 1;
  };
  await Promise.all(checks.map(run));
  return result;
};

/** The checks that need no build, as {@link runChecks} does. */
export const runSourceChecks = () => runChecks(sourceChecks());

/** The checks that come after a build, as {@link runChecks} does. */
export const runTypedChecks = () => runChecks(typedChecks());

const HELP = `Usage: npm run check
       npm run lint [-- PATH ...]
       npm run types [-- PATH ...]
Checks format, lint, types and dead code, or one of them.`;

const main = async (/** @type {string[]} */ [name, ...paths]) => {
  if (name === 'lint') return runNode(paths.length > 0 ? [...lint(), ...paths] : lintAll());
  if (name === 'types') return runNode(paths.length > 0 ? typesOf(paths) : types());
  const { failed } = await runChecks([...sourceChecks(), ...typedChecks()]);
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
