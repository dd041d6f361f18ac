import { onTestFinished } from 'vitest';

import { openDatabase, type Database, type DatabasePlace } from '#server/db/open.ts';
import type { RenderEmail } from '#server/mail/email.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import type { Transport } from '#server/mail/message.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { LogLine } from '#server/shared/log.ts';
import { makeDatabase } from '#support/database/database.ts';
import { plainEmail } from '#support/mail/plain-email.ts';

export const SENDER = { name: 'DCK', address: 'no-reply@app.example.com' };

/** One process with a queue of mails. */
export interface Mailing {
  readonly db: Database;
  readonly place: DatabasePlace;
  /** Milliseconds since the epoch; a test may set it. */
  readonly time: { now: number };
  readonly log: LogLine[];
  readonly mailer: Mailer;
  /** Queues a mail to an address. */
  readonly queue: (recipient: string, kind?: string) => Promise<void>;
  /** The mails that wait, by their recipients. */
  readonly waiting: () => Promise<string[]>;
}

/**
 * Opens a queue of mails until the test ends.
 * @param options.place a database to share; a new one by default
 */
export const openMailing = async (options: {
  readonly transport: Transport;
  readonly place?: DatabasePlace;
  readonly render?: RenderEmail;
}): Promise<Mailing> => {
  const place = options.place ?? (await makeDatabase()).place;
  const db = await openDatabase(place);
  const time = { now: Date.now() };
  const log: LogLine[] = [];
  const mailer = createMailer({
    db,
    clock: () => time.now,
    log: (line) => log.push(line),
    transport: options.transport,
    render: options.render ?? plainEmail,
  });
  onTestFinished(async () => {
    await mailer.close();
    await db.destroy();
  });
  return {
    db,
    place,
    time,
    log,
    mailer,
    queue: (recipient, kind = 'hello') => queueMail(db, { kind, recipient }, time.now),
    waiting: async () => {
      const rows = await db.selectFrom('mails').select('recipient').orderBy('recipient').execute();
      return rows.map((row) => row.recipient);
    },
  };
};
