// `npm run check`: format, lint, types, rooms, dead code and commit subjects, with a line for each. `npm run lint` and
// `npm run types` run one of them, over the whole project or over the paths that follow.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { endWithParent } from './orphan.mjs';
import { program, runNode } from './run.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

/** Oxlint loads its type checker by name at run time; naming it here reports a missing package at once. */
const oxlint = (/** @type {string[]} */ ...options) => {
  import.meta.resolve('oxlint-tsgolint/bin/tsgolint.js');
  const path = fileURLToPath(new URL('bin/oxlint', import.meta.resolve('oxlint/package.json')));
  return [path, '--type-aware', '--deny-warnings', ...options];
};

/** deploy/ needs packages that only `npm run deploy:check` installs; that command checks it as well. */
const NOT_DEPLOY = '--ignore-pattern=deploy';

/** The rules of lint, or the types alone, over the whole project or over some paths. */
const lint = (/** @type {string[]} */ paths) =>
  oxlint(...(paths.length > 0 ? paths : [NOT_DEPLOY]));
const types = (/** @type {string[]} */ paths) => [...lint(paths), '-A', 'all', '--type-check'];

/** The types of pages, which only Astro's own checker can read. */
const astroTypes = () => {
  import.meta.resolve('@astrojs/check');
  const folder = join(ROOT, '.tmp');
  const config = join(folder, 'tsconfig.astro.json');
  const include = ['.astro/types.d.ts', 'server/**/*.d.ts', 'src/**/*.d.ts', 'src/**/*.astro'];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      include: include.map((path) => join('..', path)),
    }),
  );
  return [
    program('astro/bin/astro.mjs'),
    'check',
    '--minimumSeverity=warning',
    '--minimumFailingSeverity=warning',
    `--tsconfig=${config}`,
  ];
};

/** Checks that read only the sources. */
const sourceChecks = () => [
  ['format', program('oxfmt/bin/oxfmt'), '--check'],
  ['rooms', join(ROOT, 'scripts', 'rooms.mjs'), '--check'],
  ['commit subjects', join(ROOT, 'scripts', 'commit-subjects.mjs')],
  ['dead code', program('knip/bin/knip.js'), '--treat-config-hints-as-errors'],
];

/** Checks that also read types written by a build. Rules and types share one pass over the sources. */
const typedChecks = () => [
  ['lint and types', ...oxlint('--type-check', NOT_DEPLOY)],
  ['types of the pages', ...astroTypes()],
];

/**
 * Runs checks concurrently to the end: most of each uses one core.
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

/** Runs the checks that need no build. */
export const runSourceChecks = () => runChecks(sourceChecks());

/** Runs the checks that need a build. */
export const runTypedChecks = () => runChecks(typedChecks());

const HELP = `Usage: npm run check
       npm run lint [-- PATH ...]
       npm run types [-- PATH ...]
Checks format, lint, types and dead code, or one of them.`;

const main = async (/** @type {string[]} */ [name, ...paths]) => {
  if (name === 'lint') return runNode(lint(paths));
  if (name === 'types') return (await runNode(types(paths))) || runNode(astroTypes());
  const { failed } = await runChecks([...sourceChecks(), ...typedChecks()]);
  return failed === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(HELP);
  } else {
    endWithParent();
    await ensureInstalled();
    process.exitCode = await main(args);
  }
}
