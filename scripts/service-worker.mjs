// @ts-check
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { injectManifest } from 'workbox-build';

import { getRoute, pageOf, ROUTES } from '../src/lib/shared/routes.ts';

const ROOT = join(import.meta.dirname, '..');
const WORKER = 'service-worker.js';

/** The pages of signed-in people, and the landing page, from which the app is opened. */
const pages = [...ROUTES.filter(({ access }) => access === 'guarded'), getRoute('landing')].map(
  (route) => pageOf({ route }).slice(1),
);

const FILES = ['_astro/*.{js,css,wasm}', 'fonts/*.woff2', 'favicon.svg'];

const digestOf = (/** @type {string | Buffer} */ content) =>
  createHash('sha256').update(content).digest('base64');

/** The code of a worker with all that it imports. */
const bundle = async (/** @type {string} */ source) => {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join('src', 'worker', source)],
    write: false,
    bundle: true,
    minify: true,
    // Browsers whose service workers may not be modules.
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
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
  const target = join(root, WORKER);
  const source = `${target}.source`;
  await writeFile(source, await bundle('service-worker.ts'));
  await writeFile(join(root, 'withdrawn-service-worker.js'), await bundle(WITHDRAWN));
  const { warnings } = await injectManifest({
    swSrc: source,
    swDest: target,
    globDirectory: root,
    globPatterns: [...pages, ...FILES],
    injectionPoint: 'self.SHELL_FILES',
    maximumFileSizeToCacheInBytes: 4_000_000,
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async ({ url, size }) => ({
            url: `/${url}`,
            revision: digestOf(await readFile(join(root, url))),
            size,
          })),
        ),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const code = await readFile(target, 'utf8');
  const version = digestOf(code).replaceAll(/\W/g, '').slice(0, 16);
  await writeFile(target, code.replace('BUILD_VERSION', version));
  await rm(source);
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
