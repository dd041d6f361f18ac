import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

import { deckFolder } from '../open-deck.ts';

import { editorConfig } from './config.ts';
import { pathInRepository } from './repository.ts';
import { changeDeckFile, deckFiles, deckState, readDeckPath, versionOf } from './files.ts';

const ASSETS = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '@sveltia',
  'cms',
  'npm',
  'assets',
);

/** Addresses of the fonts that Sveltia has at a CDN as well as among its assets. */
const CDN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/]*\/([\w-]+)\.woff2/g;

/** The file of a font among the assets, whose name ends with a hash. */
const ownFont = async (): Promise<(address: string, font: string, style: string) => string> => {
  const files = await readdir(ASSETS);
  return (address, font, style) => {
    const file = files.find((name) => name.startsWith(`${font}-${style}-`));
    return file === undefined ? address : `/admin/assets/${file}`;
  };
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deck editor</title>
<style>
  #notice { position: fixed; inset: auto 0 0; z-index: 9999; max-height: 40%; overflow: auto; padding: 8px 16px; box-sizing: border-box;
    background: #fff3c4; color: #3b2f00; font: 16px/1.5 'Source Sans 3', sans-serif; border-top: 2px solid #8a6d00 }
  #notice[hidden] { display: none }
  #notice ul { margin: 4px 0; padding-inline-start: 20px }
  #notice button { min-height: 32px; padding: 0 12px; font: inherit }
  .app-shell.app-shell { inset: 0 0 var(--notice, 0) !important; height: auto !important }
</style>
<div id="notice" role="alert" hidden></div>
<script type="module" src="/admin/browser.js"></script>
`;

/** Nothing of the page comes from elsewhere; GitHub is asked where the editor works on a repository. */
const policyOf = (repository: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${repository === undefined ? '' : ' https://api.github.com'}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Bundles the page's code, on the first request: by name, the files and their text. */
const bundle = async (): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'browser.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/admin',
    chunkNames: 'chunks/[name]-[hash]',
    // Highlighting of program code, of which a deck has none.
    external: ['@shikijs/*'],
    write: false,
    logLevel: 'silent',
  });
  const font = await ownFont();
  return new Map(
    outputFiles.map(({ path, text }) => [
      path.replaceAll('\\', '/').replace(/^.*?\/admin\//, ''),
      text.replaceAll(CDN_FONT, font),
    ]),
  );
};

/** Time without a change of the deck after which its pages are told, in ms. */
const SETTLED = 100;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request comes from a page of this server, on this machine: it may write files. */
const isOwn = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/**
 * Serves the deck's editor at `/admin` of the development server. The built site has nothing of it.
 */
export const deckEditor = (): AstroIntegration => {
  const repository = process.env['EDITOR_REPO'] || undefined;
  let code: ReturnType<typeof bundle> | undefined;
  /** Bundles once; a failure is retried by the next request. */
  const bundleOnce = (): ReturnType<typeof bundle> =>
    (code ??= bundle().catch((error: unknown) => {
      code = undefined;
      throw error;
    }));
  const pages = new Set<ServerResponse>();

  /** Tells open pages of the deck as it is. */
  const tell = async (listeners: Iterable<ServerResponse>): Promise<void> => {
    const state = JSON.stringify(await deckState(deckFolder()));
    for (const page of listeners) page.write(`data: ${state}\n\n`);
  };

  const answerEvents = async (res: ServerResponse): Promise<void> => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    pages.add(res);
    res.once('close', () => pages.delete(res));
    await tell([res]);
  };

  const answerFiles = async (
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
  ): Promise<void> => {
    const folder = deckFolder();
    if (path === '') return void res.end(JSON.stringify(await deckFiles(folder)));
    if (req.method === 'GET') {
      const content = await readDeckPath(folder, path);
      if (!content) return void res.writeHead(404).end();
      return void res.setHeader('ETag', versionOf(content) ?? '').end(content);
    }
    const content = req.method === 'PUT' ? await buffer(req) : undefined;
    const base = req.headers['if-match'];
    const problem = await changeDeckFile(folder, { path, content, base });
    res.writeHead(problem === undefined ? 204 : 422, {
      'Content-Type': 'text/plain; charset=utf-8',
      ETag: versionOf(content) ?? '""',
    });
    res.end(problem);
  };

  const serve = async (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const { pathname } = new URL(req.url ?? '/', 'http://dck.invalid');
    const [, name] = /^\/admin(?:\/(.*))?$/.exec(pathname) ?? [];
    if (!/^\/admin(?:\/|$)/.test(pathname)) return next();
    if (!isOwn(req)) return void res.writeHead(403).end('Open the editor on this machine.');
    const path = decodeURIComponent(name ?? '');
    if (path === '') {
      res.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policyOf(repository),
      });
      return void res.end(PAGE);
    }
    if (path === 'config.json')
      return void res.end(JSON.stringify(editorConfig(repository, pathInRepository(deckFolder()))));
    if (path === 'events') return answerEvents(res);
    if (path === 'files' || path.startsWith('files/'))
      return answerFiles(req, res, path.slice('files/'.length));
    if (/^assets\/[\w.-]+$/.test(path)) {
      const file = await readFile(join(ASSETS, path.slice('assets/'.length))).catch(
        () => undefined,
      );
      const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      return void (file
        ? res.writeHead(200, { 'Content-Type': type }).end(file)
        : res.writeHead(404).end());
    }
    const script = (await bundleOnce()).get(path);
    if (script === undefined) return void res.writeHead(404).end();
    res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
  };

  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    try {
      await serve(req, res, next);
    } catch (error) {
      next(error);
    }
  };

  return {
    name: 'dck-deck-editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((req, res, next) => {
          void answer(req, res, next);
        });
        let pending: NodeJS.Timeout | undefined;
        server.watcher.add(deckFolder()).on('all', (_event, file) => {
          if (!file.startsWith(deckFolder() + sep)) return;
          // Several files may change at once.
          clearTimeout(pending);
          // A failed read, as of a removed folder, is followed by another change.
          pending = setTimeout(() => void tell(pages).catch(() => {}), SETTLED);
        });
      },
    },
  };
};
