import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { AstroIntegration } from 'astro';
import { expect, onTestFinished, test, vi } from 'vitest';

import { deckFolder } from '../../../scripts/open-deck.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;
type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * The editor in a development server that has nothing else, with other modules in place of those that read the deck
 * and bundle.
 */
const setUp = async (modules: Readonly<Record<string, object>>) => {
  vi.resetModules();
  for (const [path, module] of Object.entries(modules)) vi.doMock(path, () => module);
  onTestFinished(() => {
    for (const path of Object.keys(modules)) vi.doUnmock(path);
    vi.resetModules();
  });
  const { deckEditor } = await import('../../../scripts/editor/editor.ts');
  let middleware: Middleware = (_req, _res, next) => next();
  const files = new EventEmitter();
  const server = {
    middlewares: { use: (added: Middleware) => (middleware = added) },
    watcher: { add: () => files },
  };
  await deckEditor().hooks['astro:server:setup']?.({ server } as unknown as Parameters<Setup>[0]);
  /** Resolves with the status, or rejects with the error that goes on to the next middleware. */
  const ask = (url: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      let status = 200;
      const res = Object.assign(new EventEmitter(), {
        writeHead: (answered: number) => {
          status = answered;
          return res;
        },
        end: () => resolve(status),
        write: () => true,
      });
      const req = { url, headers: {}, method: 'GET', socket: { remoteAddress: '127.0.0.1' } };
      middleware(req as unknown as IncomingMessage, res as unknown as ServerResponse, reject);
    });
  return { ask, files };
};

test('a bundle of the editor that failed is made again for the next request', async () => {
  const outputFiles = [{ path: '/admin/browser.js', text: 'code' }];
  const build = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('A file is missing.'))
    .mockResolvedValue({ outputFiles });
  const { ask } = await setUp({ esbuild: { build } });
  await expect(ask('/admin/browser.js')).rejects.toThrow('A file is missing.');
  expect(await ask('/admin/browser.js')).toBe(200);
});

test('a folder that disappears after a change leaves the editor running', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const deckState = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('ENOENT'));
  const { files } = await setUp({ '../../../scripts/editor/files.ts': { deckState } });
  files.emit('all', 'unlinkDir', `${deckFolder()}/cards`);
  await vi.waitFor(() => expect(deckState).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
});
