import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

import type { Config } from '#server/config/config.ts';
import { openDatabase, type DatabasePlace } from '#server/db/open.ts';
import type { ServerLimits } from '#server/http/listener.ts';
import { defaultSender } from '#server/mail/settings.ts';
import { startServer, type RunningServer } from '#server/server.ts';
import type { LogLine } from '#server/shared/log.ts';
import { TEST_DECK } from '#support/shared/test-deck.ts';
import { makeDatabase, type TestDatabase } from '#support/database/database.ts';
import { lendSigningKeys } from '#support/identity/signing-keys.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  /** The folder of the built site. */
  readonly dist: string;
  readonly database: DatabasePlace;
  /** Tells a process of the same database. */
  readonly env: TestDatabase['env'];
  readonly lines: LogLine[];
  readonly close: RunningServer['close'];
}

/** The files of a built site, by their paths in its folder. */
export type SiteContent = Readonly<Record<string, string | Buffer>>;

const PAGES: SiteContent = {
  'index.html': '<p>index.html</p>',
  'auth/index.html': '<p>auth/index.html</p>',
  'browse/index.html': '<p>browse/index.html</p>',
};

/**
 * Starts the whole product on a port and data of its own.
 * @param config.database a database to share; with `config.origin` as a second server of one product
 * @param bounds of what clients may hold, where they are not the usual
 * @param site a landing page and one more where it is left out
 */
export const startProduct = async (
  config: Partial<
    Pick<
      Config,
      | 'oidc'
      | 'database'
      | 'proxies'
      | 'origin'
      | 'callbackPath'
      | 'homeAfterSignOut'
      | 'mail'
      | 'metrics'
      | 'withdrawsWorker'
    >
  > = {},
  bounds: Partial<ServerLimits> = {},
  site = PAGES,
): Promise<Product> => {
  const dist = await makeTemporaryFolder();
  for (const [name, content] of Object.entries(site)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  const port = await freePort();
  const { place: database, env } = await makeDatabase();
  if (!config.oidc && !config.database) {
    const db = await openDatabase(database);
    await lendSigningKeys(db);
    await db.destroy();
  }
  const dataDir = env.DATA_DIR;
  const origin = `http://localhost:${port}`;
  const lines: LogLine[] = [];
  const server = await startServer(
    {
      host: '127.0.0.1',
      port,
      origin,
      dataDir,
      database,
      mail: { from: defaultSender(origin) },
      deckDir: TEST_DECK,
      ...config,
    },
    dist,
    (line) => lines.push(line),
    bounds,
  );
  onTestFinished(() => server.close(100));
  return { origin, port, dataDir, dist, database, env, lines, close: server.close };
};
