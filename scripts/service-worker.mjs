// @ts-check
import { createHash } from 'node:crypto';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { bundledDeckFacts } from './deck-facts.mjs';
import { bundledMessages } from './messages.mjs';
import { getRoute, PAGE_PREFIX, pageOf, ROUTES } from '../src/lib/shared/routes.ts';

const ROOT = join(import.meta.dirname, '..');
const WORKER = 'service-worker.js';

/** The pages for signed-in people, and the landing page, which opens the app. */
const pages = [...ROUTES.filter(({ access }) => access === 'guarded'), getRoute('landing')].map(
  (route) => pageOf({ route }).slice(1),
);

/** The pages of tables. */
const tablePages = [getRoute('table'), getRoute('screen')].map((route) =>
  pageOf({ route }).slice(1),
);

const FILES = ['fonts/*.woff2', 'favicon.svg'];

/** Folder of the built scripts and styles. */
const LOADED = '_astro';

/** The files that some pages may load: every file named in them, or in a script of them. */
const loadedBy = async (/** @type {string} */ root, /** @type {readonly string[]} */ from) => {
  const there = new Set(await readdir(join(root, LOADED)));
  const found = new Set();
  const look = async (/** @type {string} */ file) => {
    const text = await readFile(join(root, file), 'utf8');
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css|wasm)\b/g)) {
      if (!there.has(name) || found.has(name)) continue;
      found.add(name);
      if (name.endsWith('.js')) await look(join(LOADED, name));
    }
  };
  for (const page of from) await look(page);
  return Array.from(found, (name) => `${LOADED}/${name}`);
};

/** The digest of a file's bytes. */
const digestOf = (/** @type {string | Buffer} */ content) =>
  createHash('sha256').update(content).digest('base64');

/** The scanner at a table, half of all that its pages may load: a card is found by its code, too. */
const SCANNER = /\/(?:camera\.browser|decoder\.browser|code-reader\.worker|zxing_reader)\./;

/** Matches no file. */
const NONE = /^$/;

/**
 * The files that the worker caches for some pages: addresses with digests, by their names.
 * @param {string} root
 * @param {readonly string[]} from
 * @param {RegExp} without files that are left out
 */
const shellFiles = async (root, from, without = NONE) => {
  const others = await Array.fromAsync(glob(FILES, { cwd: root }));
  const loaded = await loadedBy(root, from);
  const names = new Set([...from, ...loaded.filter((name) => !without.test(name)), ...others]);
  return Promise.all(
    Array.from(names)
      .toSorted()
      .map(async (name) => {
        return { url: `/${name}`, revision: digestOf(await readFile(join(root, name))) };
      }),
  );
};

/**
 * Bundles a worker with its imports.
 * @param {string} source
 * @param {Record<string, string>} [define] replacements for names, as code
 */
const bundle = async (source, define = {}) => {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join('src', 'worker', source)],
    write: false,
    bundle: true,
    minify: true,
    // For browsers without module service workers.
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define,
    plugins: [bundledMessages, bundledDeckFacts],
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
};

const WITHDRAWN = 'withdrawn-service-worker.ts';

/**
 * Writes the service worker of a built site into it, with the list of the files that it keeps, and the
 * one that withdraws it. Both depend on nothing but these files: the same build gives the same worker.
 * @param {string} root the folder of the built site
 */
export const writeServiceWorker = async (root) => {
  const [files, tableFiles] = await Promise.all([
    shellFiles(root, pages),
    shellFiles(root, tablePages, SCANNER),
  ]);
  const code = await bundle('service-worker.ts', {
    'self.SHELL_FILES': JSON.stringify(files),
    'self.TABLE_FILES': JSON.stringify(tableFiles),
  });
  const version = digestOf(code).replaceAll(/\W/g, '').slice(0, 16);
  await writeFile(join(root, PAGE_PREFIX, WORKER), code.replace('BUILD_VERSION', version));
  await writeFile(join(root, PAGE_PREFIX, 'withdrawn-service-worker.js'), await bundle(WITHDRAWN));
};

/**
 * Writes the service worker once the pages are as they will be served. The development server ends the
 * one that a browser has of a built site under the same address, whose pages it would show.
 * @returns {import('astro').AstroIntegration}
 */
export const serviceWorker = () => ({
  name: 'dck-service-worker',
  hooks: {
    'astro:build:done': ({ dir }) => writeServiceWorker(fileURLToPath(dir)),
    'astro:server:setup': async ({ server }) => {
      const code = await bundle(WITHDRAWN);
      server.middlewares.use(`/${WORKER}`, (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        res.end(code);
      });
    },
  },
});
