// @ts-check
// Builds the site for tests and benches, and knows whether the built one is as new as its sources.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { program, runNode } from './run.mjs';
import { ROOT } from './setup.mjs';

/** Everything that the built site is made from. */
const SOURCES = [
  '.env',
  'astro.config.mjs',
  'contract',
  'design',
  'package-lock.json',
  'public',
  'scripts',
  'server/catalogue',
  'server/deck',
  'server/http/security-headers.ts',
  'server/site',
  'src',
  'tsconfig.json',
];

/** When a file, or the youngest thing in a folder, was last changed; 0 where there is none. */
const changedAt = (/** @type {string} */ path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  /** @type {number[]} */
  const inside = readdirSync(path).map((name) => changedAt(join(path, name)));
  return Math.max(found.mtimeMs, ...inside);
};

/**
 * Builds the site.
 * @returns {Promise<boolean>} whether it worked
 */
export const build = async () => {
  const status = await runNode([program('astro/bin/astro.mjs'), 'build', '--silent']);
  return status === 0;
};

/**
 * Builds the site where there is none yet or a source is younger than it.
 * @returns {Promise<boolean>} whether there is one now
 */
export const ensureBuilt = async () => {
  const built = changedAt(join(ROOT, 'dist', 'index.html'));
  const sources = Math.max(...SOURCES.map((name) => changedAt(join(ROOT, name))));
  if (built > sources) return true;
  console.log('Building the site.');
  return build();
};
