// @ts-check
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';

import { getConfig } from '../server/config/config.ts';
import { canonicalAddress } from '../server/http/request-url.ts';

import { caseSlugs } from './content-folder.ts';
import { keepApi } from './dev-reload.mjs';
import { deckFolder, openPages, readOpenDeck } from './open-deck.ts';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const ROOT = join(import.meta.dirname, '..');

/** Sources of the server: a change in them, or in the deck, restarts the APIs. */
const OF_THE_SERVER = ['server', 'contract', 'src/lib'].map((folder) => folder + sep);

/** Paths that Vite and Astro answer besides pages and source files. */
const OF_VITE = /^\/(?:[@_]|node_modules\/|\.astro\/)/;

const isSourceFile = (/** @type {string} */ pathname) =>
  ['', 'public'].some(
    (folder) =>
      statSync(join(ROOT, folder, pathname), { throwIfNoEntry: false })?.isFile() === true,
  );

const refuse = (/** @type {Response} */ res) => {
  const body = { error: 'unavailable', message: 'The APIs are not running: see the terminal.' };
  res.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

/** Proxies a request to the APIs, unchanged. */
const forward = (
  /** @type {number} */ port,
  /** @type {Request} */ req,
  /** @type {Response} */ res,
) => {
  const { method = 'GET', url = '/', headers } = req;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    pipeline(answer, res, () => {});
  });
  onward.on('error', () => (res.headersSent ? res.destroy() : refuse(res)));
  // If the browser disconnects, the request is aborted.
  res.once('close', () => onward.destroy());
  req.pipe(onward);
};

/**
 * Puts APIs, identity provider and the route table's rewrites into the development server, so that
 * `npm run dev` answers at the same paths as the product. Pages and sources come from Astro; everything
 * else is answered by a process beside it (dev-api.mjs), which is replaced after each change of what it
 * is made of.
 * @returns {import('astro').AstroIntegration}
 */
export const devBackend = () => {
  /** @type {ReadonlySet<string | undefined>} */
  let astroPaths = new Set();
  /** @type {readonly RegExp[]} */
  let endpoints = [];
  return {
    name: 'dck-dev-backend',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        astroPaths = new Set(routes.map(({ pathname }) => pathname));
        endpoints = routes
          .filter(({ type }) => type === 'endpoint')
          .map(({ patternRegex }) => patternRegex);
      },
      'astro:server:setup': async ({ server, logger }) => {
        const config = getConfig(process.env);
        const origin = new URL(config.origin);
        const api = keepApi((outcome) => {
          if (outcome === 'ended')
            logger.error('The APIs ended. The next change starts them again.');
          else if (outcome === 'failed') logger.error('The APIs did not start: see above.');
          else {
            logger.info('The APIs and the deck are loaded again.');
            server.ws.send({ type: 'full-reload' });
          }
        });
        await api.reload();
        server.httpServer?.once('close', api.close);
        const deckPath = deckFolder() + sep;
        server.watcher.add(deckPath);
        for (const event of ['add', 'change', 'unlink']) {
          server.watcher.on(event, (file) => {
            const path = relative(ROOT, file);
            if (
              file.startsWith(deckPath) ||
              OF_THE_SERVER.some((folder) => path.startsWith(folder))
            )
              void api.reload();
          });
        }

        /** The page for a path; `undefined` where the route table has none. */
        const pageFor = async (/** @type {string} */ pathname) => {
          const routes = await server.ssrLoadModule('/src/lib/shared/routes.ts');
          const { matchRoute, pageOf } =
            /** @type {typeof import('../src/lib/shared/routes.ts')} */ (routes);
          const match = matchRoute(pathname, config.callbackPath);
          if (!match) return undefined;
          const { parameter, route } = match;
          if (route.prerendered && parameter && !(await caseSlugs()).includes(parameter))
            return undefined;
          // Read for each request, because the deck may have changed. The APIs report a broken one.
          const deck = match.route.inside && (await readOpenDeck().catch(() => undefined));
          const pages = deck && openPages(deck);
          return pageOf(match, (file) => pages?.has(file) ?? false).replace(/index\.html$/, '');
        };
        const answer = async (
          /** @type {Request} */ req,
          /** @type {Response} */ res,
          /** @type {(error?: unknown) => void} */ next,
        ) => {
          const { pathname, search } = new URL(req.url ?? '/', 'http://dck.invalid');
          const elsewhere = canonicalAddress(req, origin);
          if (elsewhere !== undefined && (req.method === 'GET' || req.method === 'HEAD')) {
            res.writeHead(302, { Location: elsewhere, 'Cache-Control': 'no-store' }).end();
            return;
          }
          try {
            const page = await pageFor(pathname);
            if (page !== undefined) req.url = page + search;
            const isPage =
              page !== undefined ||
              astroPaths.has(pathname) ||
              endpoints.some((endpoint) => endpoint.test(pathname));
            if (isPage || OF_VITE.test(pathname) || isSourceFile(pathname)) return next();
            const port = await api.port();
            if (port === undefined) refuse(res);
            else forward(port, req, res);
          } catch (error) {
            next(error);
          }
        };
        server.middlewares.use((req, res, next) => void answer(req, res, next));
      },
    },
  };
};
