// `npm run stress`: the long rounds of tests/stress, which `npm test` does not run. Each prints a
// figure. Names as arguments run only the files that contain one of them.
import { program, runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

const names = process.argv.slice(2);
if (names.includes('--help')) {
  console.log('Usage: npm run stress [-- NAME ...]\nRuns the long rounds of tests/stress.');
  process.exit(0);
}
ensureInstalled();
process.exit(
  await runNode([
    program('vitest/vitest.mjs'),
    'run',
    '--config',
    'vitest.stress.config.ts',
    ...names,
  ]),
);
