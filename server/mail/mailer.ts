import { codeOf } from '#server/db/folder.ts';
import type { Database } from '#server/db/open.ts';
import type { MailsTable } from '#server/db/schema.ts';
import type { RenderEmail, WaitingMail } from '#server/mail/email.ts';
import { MailRefused, type Transport } from '#server/mail/message.ts';
import * as queue from '#server/mail/queue.ts';
import { withLanguage } from '#server/shared/language.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { seeEvent } from '#server/shared/observe.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Timeout of one delivery, in ms. */
const SENDING_MS = MINUTE;
/** Lifetime of a claim: longer than a delivery, so that only a dead process loses it. */
const LEASE_MS = 3 * MINUTE;
/** Age at which an undelivered mail is given up. */
const LIFE_MS = 24 * HOUR;
/** Delay after each failed attempt. */
const PAUSES_MS = [30 * SECOND, 2 * MINUTE, 8 * MINUTE, 30 * MINUTE, 2 * HOUR] as const;
/** Minimum attempts, so that a clock that jumps or days of downtime give no mail up. */
const FEWEST_TRIES = 8;
/** Concurrent deliveries. */
const BATCH = 5;

/**
 * Delays of the polls after this process has queued a mail: soon and several times, because the transaction
 * may still be open.
 */
const LOOKS_MS = [20, 100, 500, 2_000] as const;
/** Poll interval afterwards: for mails of other processes, and for due retries. */
const POLL_MS = 5_000;
/** Grace period of `close` for running deliveries, in ms; an operator waits for it. */
const CLOSE_DEADLINE_MS = 400;

export interface MailerOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Logs failures by id and kind; never addresses or contents. */
  readonly log: Log;
  readonly transport: Transport;
  readonly render: RenderEmail;
}

export interface QueueWorkerOptions extends Pick<MailerOptions, 'clock' | 'db' | 'log'> {
  readonly part: queue.QueuePart;
  /** Sends a mail, or nothing if there is nothing to send. */
  readonly send: (mail: WaitingMail, signal: AbortSignal) => Promise<void>;
}

/** The log fields of a failed attempt: an error code, the mail server's reply code, or our own stack. */
const faultOf = (error: unknown): Readonly<Record<string, string>> => {
  const reply = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  const code = typeof reply === 'number' ? String(reply) : codeOf(error);
  return typeof code === 'string' && /^\w+$/.test(code) ? { code } : traceOf(error);
};

/**
 * Sends the mails of one part of the queue. The process that claims a row sends it and then deletes the row, so a mail
 * arrives once, or twice if the process dies in between. Failures are retried with growing delays for a
 * day, then given up with a log line.
 */
export const createQueueWorker = ({ db, clock, log, part, send }: QueueWorkerOptions) => {
  const closing = new AbortController();
  const aborting = new AbortController();

  const giveUp = async (row: MailsTable): Promise<void> => {
    await queue.removeMail(db, row);
    seeEvent('mail', 'given_up');
    log({ event: 'mail_given_up', mail: row.id, kind: row.kind });
  };

  const failed = async (row: MailsTable, error: unknown): Promise<void> => {
    const now = clock();
    // Another process may send it at once.
    if (aborting.signal.aborted) return queue.putMailBack(db, row, now);
    const wait = PAUSES_MS[row.tries - 1] ?? queue.LONGEST_PAUSE_MS;
    const over = row.tries >= FEWEST_TRIES && now + wait > row.created_at + LIFE_MS;
    if (over || error instanceof MailRefused) return giveUp(row);
    seeEvent('mail', 'delayed');
    log({ event: 'mail_delayed', mail: row.id, kind: row.kind, ...faultOf(error) });
    await queue.putMailBack(db, row, now + wait);
  };

  const work = async (id: string, now: number): Promise<void> => {
    const row = await queue.claimMail(db, id, now, now + LEASE_MS);
    if (!row) return;
    const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(SENDING_MS)]);
    const attempt = async (): Promise<void> => {
      const mail = queue.mailOf(row);
      await withLanguage(await queue.languageOf(db, mail), () => send(mail, signal));
    };
    const outcome = await attempt().then(
      () => 'sent' as const,
      (error: unknown) => ({ error }),
    );
    if (outcome === 'sent') {
      seeEvent('mail', 'sent');
      await queue.removeMail(db, row);
    } else await failed(row, outcome.error);
  };

  const drain = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const now = clock();
      const due = await queue.dueMails(db, now, BATCH, part);
      if (due.length === 0) return;
      const outcomes = await Promise.allSettled(due.map((id) => work(id, now)));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    }
  };

  let last: Promise<void> = Promise.resolve();
  const deliver = (): Promise<void> => {
    last = last.then(drain, drain);
    return last;
  };

  let looks = 0;
  let endPause = (): void => {};
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = (): void => {
    looks = 0;
    endPause();
  };
  /** Polls the queue until `closing`. */
  const run = async (): Promise<void> => {
    let isDown = false;
    for (;;) {
      await pause(LOOKS_MS[looks] ?? POLL_MS);
      if (closing.signal.aborted) return;
      looks += 1;
      try {
        await deliver();
        isDown = false;
      } catch (error) {
        if (!isDown) log({ event: 'mail_queue_failed', ...traceOf(error) });
        isDown = true;
      }
    }
  };

  let running: { readonly end: () => void; readonly over: Promise<void> } | undefined;
  return {
    /** Starts polling the queue, until `close`. */
    start: (): void => {
      running ??= { end: queue.onQueued(wake), over: run() };
    },
    /** Sends all due mails; resolves when each has been attempted. */
    deliver,
    /** Stops: waits shortly for running deliveries, then releases their mails to other processes. */
    close: async (): Promise<void> => {
      running?.end();
      closing.abort();
      endPause();
      const over = Promise.allSettled([last, running?.over]);
      const left = Promise.withResolvers<void>();
      const timers = [
        setTimeout(() => aborting.abort(), CLOSE_DEADLINE_MS),
        // A database that does not answer must not delay the shutdown either.
        setTimeout(() => left.resolve(), 2 * CLOSE_DEADLINE_MS),
      ];
      await Promise.race([over, left.promise]);
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

/** Sends the emails of the queue. */
export const createMailer = ({ transport, render, ...options }: MailerOptions) =>
  createQueueWorker({
    ...options,
    part: 'emails',
    send: async (mail, signal) => {
      const email = await render(mail);
      if (email) await transport.send({ ...email, id: mail.id, createdAt: mail.createdAt }, signal);
    },
  });

export type Mailer = ReturnType<typeof createMailer>;
