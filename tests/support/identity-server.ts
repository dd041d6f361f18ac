import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { openDatabase, type Database } from '#server/db/open.ts';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import type { LogLine } from '#server/log.ts';

export interface TestIdentity {
  readonly origin: string;
  readonly db: Database;
  readonly identity: Identity;
  /** The database file, for a second process on it. */
  readonly file: string;
  /** Milliseconds since the epoch; a test may set it. */
  readonly time: { now: number | undefined };
  readonly log: LogLine[];
}

/** Cheap on purpose: the tests are about everything but the cost of a hash. */
export const HASHING = { memoryCost: 256, timeCost: 1 };

/** A database file of its own that goes when the test ends. */
export const temporaryFile = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'dck-identity-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'dck.sqlite');
};

/**
 * Serves an identity provider on a port of its own until the test ends.
 * @param options.file a database file to share; a new one by default
 * @param options.origin where the provider believes to be, if not at its own port
 */
export const serveIdentity = async (
  options: { readonly file?: string; readonly origin?: string } = {},
): Promise<TestIdentity> => {
  const file = options.file ?? (await temporaryFile());
  const db = await openDatabase({ file });
  const time: TestIdentity['time'] = { now: undefined };
  const log: LogLine[] = [];
  let identity: Identity | undefined;
  const server = createServer((req, res) => void identity?.handle(req, res));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const own = `http://127.0.0.1:${port}`;
  identity = await createIdentity({
    db,
    origin: options.origin ?? own,
    clock: () => time.now ?? Date.now(),
    log: (line) => log.push(line),
    hashing: HASHING,
  });
  onTestFinished(async () => {
    identity?.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await db.destroy();
  });
  return { origin: own, db, identity, file, time, log };
};
