import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

import type { Config } from '#server/config.ts';
import type { DatabasePlace } from '#server/db/open.ts';
import type { LogLine } from '#server/log.ts';
import { startServer, type Patience, type RunningServer } from '#server/start.ts';
import { makeDatabase, type TestDatabase } from '#support/database.ts';
import { makeTemporaryFolder } from '#support/folder.ts';
import { freePort } from '#support/free-port.ts';

export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  readonly database: DatabasePlace;
  /** Tells a process of the same database. */
  readonly env: TestDatabase['env'];
  readonly lines: LogLine[];
  readonly close: RunningServer['close'];
}

/** Starts the whole product over a site of one page, on a port and data of its own. */
export const startProduct = async (
  config: Partial<
    Pick<Config, 'oidc' | 'database' | 'proxies' | 'callbackPath' | 'homeAfterSignOut'>
  > = {},
  patience: Partial<Patience> = {},
): Promise<Product> => {
  const dist = await makeTemporaryFolder();
  for (const name of ['index.html', 'auth/index.html', 'browse/index.html']) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), `<p>${name}</p>`);
  }
  const port = await freePort();
  const { place: database, env } = await makeDatabase();
  const dataDir = env.DATA_DIR;
  const origin = `http://localhost:${port}`;
  const lines: LogLine[] = [];
  const server = await startServer(
    { host: '127.0.0.1', port, origin, dataDir, database, ...config },
    dist,
    (line) => lines.push(line),
    patience,
  );
  onTestFinished(() => server.close(100));
  return { origin, port, dataDir, database, env, lines, close: server.close };
};
