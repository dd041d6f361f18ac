import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultSender } from '#server/mail/settings.ts';
import { startServer } from '#server/server.ts';
import { freePort } from '#support/shared/free-port.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';

import type { ServerAnswer } from './compare.ts';

/** The address that people open; the server believes that TLS is in front of it. */
const ORIGIN = 'https://app.example.com';

export interface OurServer {
  /** @param target a path with its query, percent-encoded */
  readonly ask: (target: string) => Promise<ServerAnswer>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the product in this process over a built site, with an empty database.
 * @param dist the folder of the built site
 */
export const startOurServer = async (dist: string): Promise<OurServer> => {
  const dataDir = await mkdtemp(join(temporaryRoot(), 'dck-hosts-'));
  const port = await freePort();
  const server = await startServer(
    {
      host: '127.0.0.1',
      port,
      origin: ORIGIN,
      dataDir,
      database: { file: join(dataDir, 'dck.sqlite') },
      mail: { from: defaultSender(ORIGIN) },
    },
    dist,
    () => {},
  );
  return {
    ask: async (target) => {
      const response = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' });
      return {
        status: response.status,
        headers: response.headers,
        body: Buffer.from(await response.arrayBuffer()),
      };
    },
    close: async () => {
      await server.close(100);
      await rm(dataDir, { recursive: true });
    },
  };
};
