// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Options that make apt-get fail fast without a network. */
const FAIL_FAST = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

/**
 * Installs Debian's packages where possible; the caller checks the result.
 * @param {readonly string[]} names
 * @param {string} purpose such as 'the browser tests'
 */
export const installWithApt = (names, purpose) => {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(' and ')} for ${purpose}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', ...FAIL_FAST], { env });
  for (const name of names) spawnSync('apt-get', ['install', '-y', ...FAIL_FAST, name], { env });
};
