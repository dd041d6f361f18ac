// Changes the product and the stack in small ways, each of which would break a deployment, and looks
// whether the one test that should notice does. Each list in deploy/aws/mutations is tried in a copy of the
// sources. Names as arguments try only the lists of these names.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LISTS = join(import.meta.dirname, '..', 'mutations');

/** Where Node keeps what it has compiled: every run loads the CDK anew. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compile');

/** Linked into a copy instead of copied, because it is large and read only. */
const LINKED = ['node_modules', 'deploy/aws/node_modules', 'deploy/aws/.build', 'dist', '.astro'];

/** Left out of a copy: no test reads it. */
const LEFT_OUT = new Set(['.git', '.tmp', 'data', 'docs/screenshots', 'test-results']);

/**
 * @typedef {object} Mutation
 * @property {string} name what would be broken
 * @property {string} file from the root of the repository
 * @property {string} find stands in it exactly once
 * @property {string} replace
 * @property {string} test the file of deploy/aws that has to fail
 */

/** A copy of the sources, with links to what they need. */
const copySources = () => {
  const copy = mkdtempSync(join(tmpdir(), 'dck-mutations-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => {
      const path = relative(ROOT, source);
      const isTemporary = basename(path).startsWith('.tmp-') || basename(path) === 'cdk.out';
      return !LINKED.includes(path) && !LEFT_OUT.has(path) && !isTemporary;
    },
  });
  for (const path of LINKED.filter((name) => existsSync(join(ROOT, name)))) {
    symlinkSync(join(ROOT, path), join(copy, path));
  }
  return copy;
};

/**
 * Runs one file of tests in a copy.
 * @returns {Promise<{ passed: number, failed: number, broken: number, said: string }>} `broken` are files
 *   that do not even load
 */
const runTest = (/** @type {string} */ copy, /** @type {string} */ test) =>
  new Promise((resolve) => {
    const report = join(copy, '.mutation.json');
    rmSync(report, { force: true });
    const child = spawn(
      process.execPath,
      [
        join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--config',
        join(copy, 'deploy', 'aws', 'vitest.config.ts'),
        '--reporter=json',
        `--outputFile=${report}`,
        relative('deploy/aws', test),
      ],
      { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_COMPILE_CACHE } },
    );
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('close', () => {
      const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
      const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = found;
      const broken = (found.testResults ?? []).filter(
        (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
          file.status === 'failed' && file.assertionResults.length === 0,
      ).length;
      resolve({ passed, failed, broken, said });
    });
  });

/**
 * Tries one change; gives what is wrong, if anything.
 * @returns {Promise<string | undefined>}
 */
const tryMutation = async (/** @type {string} */ copy, /** @type {Mutation} */ mutation) => {
  const path = join(copy, mutation.file);
  const before = readFileSync(path, 'utf8');
  const times = before.split(mutation.find).length - 1;
  if (times !== 1) return `${mutation.file} has ${mutation.find} ${times} times`;
  writeFileSync(
    path,
    before.replace(mutation.find, () => mutation.replace),
  );
  try {
    const { failed, broken, said } = await runTest(copy, mutation.test);
    // A file that does not load would notice anything: some assertion has to fail.
    if (broken > 0) return `${mutation.test} does not load\n${said.slice(-2000)}`;
    return failed > 0 ? undefined : `${mutation.test} does not notice`;
  } finally {
    writeFileSync(path, before);
  }
};

const names = process.argv.slice(2);
const lists = readdirSync(LISTS)
  .filter((file) => file.endsWith('.json'))
  .filter((file) => names.length === 0 || names.includes(basename(file, '.json')));
/** @type {Mutation[]} */
const mutations = lists.flatMap((file) => JSON.parse(readFileSync(join(LISTS, file), 'utf8')));
const total = { passed: 0, failed: 0 };

const tell = (/** @type {string} */ name, /** @type {string | undefined} */ problem) => {
  total[problem === undefined ? 'passed' : 'failed'] += 1;
  console.log(problem === undefined ? `ok     ${name}` : `FAILED ${name}: ${problem}`);
};

const copy = copySources();
try {
  for (const test of new Set(mutations.map((mutation) => mutation.test))) {
    const { broken, failed, passed, said } = await runTest(copy, test);
    const isGreen = failed + broken === 0 && passed > 0;
    tell(
      `${test} is green unchanged`,
      isGreen ? undefined : `${failed} fail\n${said.slice(-4000)}`,
    );
  }
  for (const mutation of mutations) tell(mutation.name, await tryMutation(copy, mutation));
} finally {
  rmSync(copy, { recursive: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
