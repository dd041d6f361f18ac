import { createServer } from 'node:http';

import { onTestFinished } from 'vitest';

import { openDatabase, type Database, type DatabasePlace } from '#server/db/open.ts';
import { createAddressOf, parseProxies } from '#server/http/client-address.ts';
import { runRequest } from '#server/http/request-scope.ts';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import type { Wait } from '#server/identity/guessing/waiting-room.ts';
import { defaultSender } from '#server/mail/settings.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import type { LogLine } from '#server/shared/log.ts';
import { makeDatabase } from '#support/database/database.ts';
import { lendSigningKeys } from '#support/identity/signing-keys.ts';
import { readMails, type ReceivedMail } from '#support/mail/mails.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { listen } from '#support/shared/listen.ts';

export interface TestIdentity {
  readonly origin: string;
  readonly db: Database;
  readonly identity: Identity;
  /** The database, for a second process on it. */
  readonly place: DatabasePlace;
  /** Milliseconds since the epoch; a test may set it. */
  readonly time: { now: number | undefined };
  readonly log: LogLine[];
  /** Sends what is due and gives every mail so far, in the order in which they were queued. */
  readonly mails: () => Promise<ReceivedMail[]>;
}

/** Cheap on purpose: the tests are about everything but the cost of a hash. */
export const HASHING = { memoryCost: 8, timeCost: 1 };

/** Options of a provider. */
export interface TestIdentityOptions {
  /** A database to share; a new one by default. */
  readonly place?: DatabasePlace;
  /** Where the provider believes to be, if not at its own port. */
  readonly origin?: string;
  /** The delay after failed attempts; none by default. */
  readonly wait?: Wait;
  /** Whether the provider takes its mails to reach people; they become files in either case. */
  readonly mailConfigured?: boolean;
  readonly requireVerifiedEmail?: boolean;
}

let opened: Promise<unknown> = Promise.resolve();

/** Opens one database after the other: a second one in this process would wait for the first with its thread. */
const openInTurn = (place: Parameters<typeof openDatabase>[0]): ReturnType<typeof openDatabase> => {
  const opening = opened.then(() => openDatabase(place));
  opened = opening.catch(() => undefined);
  return opening;
};

/**
 * Serves an identity provider on a port of its own until the test ends. It trusts `X-Forwarded-For`.
 */
export const serveIdentity = async (options: TestIdentityOptions = {}): Promise<TestIdentity> => {
  const place = options.place ?? (await makeDatabase()).place;
  const db = await openInTurn(place);
  await lendSigningKeys(db);
  const time: TestIdentity['time'] = { now: undefined };
  const log: LogLine[] = [];
  let identity: Identity | undefined;
  const server = createServer((req, res) =>
    runRequest(
      res,
      (line) => log.push(line),
      {},
      () => identity?.handle(req, res),
    ),
  );
  const own = await listen(server);
  const outbox = await makeTemporaryFolder();
  const made = await createIdentity({
    db,
    origin: options.origin ?? own,
    clock: () => time.now ?? Date.now(),
    log: (line) => log.push(line),
    hashing: HASHING,
    addressOf: createAddressOf(parseProxies('127.0.0.1')),
    wait: options.wait ?? (() => Promise.resolve()),
    requireVerifiedEmail: options.requireVerifiedEmail ?? false,
    mail: {
      transport: createOutbox(outbox, defaultSender(own)),
      configured: options.mailConfigured ?? false,
    },
  });
  identity = made;
  onTestFinished(async () => {
    await made.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await db.destroy();
  });
  const mails = async () => {
    await made.mailer.deliver();
    return readMails(outbox);
  };
  return { origin: own, db, identity: made, place, time, log, mails };
};
