import { execFile } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { makeTemporaryFolder } from '#support/shared/folder.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** All that a build and a server read, besides the deck. */
const PARTS = [
  'astro.config.mjs',
  'contract',
  'design',
  'messages',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
];

/** A copy of the product's sources for the running test, which may change them. */
export const copyCheckout = async (): Promise<string> => {
  const checkout = await makeTemporaryFolder();
  for (const name of PARTS) await cp(join(ROOT, name), join(checkout, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  return checkout;
};

/**
 * Builds the site of a checkout, as people do; gives its folder.
 * @throws with the output of a build that fails
 */
export const buildCheckout = async (checkout: string): Promise<string> => {
  const site = join(checkout, 'dist');
  await promisify(execFile)('npm', ['run', 'build'], {
    cwd: checkout,
    env: { ...process.env, SITE_DIR: site, SITE_LANGUAGES: '' },
    maxBuffer: 1 << 26,
  });
  return site;
};
