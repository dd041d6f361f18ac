// Runs a program of this project on its own Node, with its package binaries first on the PATH.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

import { endingOf } from './ending.mjs';
import { NODE, ROOT } from './setup.mjs';

/** Node's compile cache: many tests start the same programs. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compile');

const PATH = [dirname(NODE), join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(
  delimiter,
);

/**
 * Runs a script with Node 24 and passes the signals that end this process on to it.
 * @param {string[]} args the script and its arguments
 * @param {Record<string, string>} [env] variables to add
 * @param {string} [cwd] where it runs; in the product's folder when left out
 * @returns {Promise<number>} the exit status; 1 where a signal ended it
 */
export const runNode = (args, env = {}, cwd = ROOT) =>
  endingOf(
    spawn(NODE, args, {
      cwd,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH,
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_COMPILE_CACHE: COMPILED,
        ...env,
      },
    }),
  );

/**
 * The arguments of {@link runNode} that serve the built site, as in `npm run serve`. A small young generation
 * saves 20 MB of memory.
 */
export const SERVE = ['--max-semi-space-size=8', 'server/run.mjs'];

/** The path of a package's program, to be run with {@link runNode}. */
export const program = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);
