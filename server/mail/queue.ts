import { randomUUID } from 'node:crypto';

import type { Database } from '#server/db/open.ts';
import type { MailDetails } from '#server/mail/letter.ts';

/** What is to be sent; the letter is written when it goes out. */
export interface Mail {
  /** Which letter it is, such as `reset`. */
  readonly kind: string;
  /** Whose mail it is: it goes when that account is deleted. */
  readonly accountId?: string;
  readonly recipient: string;
  readonly details?: MailDetails;
}

/**
 * How many mails of one kind may wait for one address. While the mail server is away nobody can fill
 * another's mailbox of later, nor crowd out mails of another kind.
 */
export const WAITING_MAX = 10;

const listeners = new Set<() => void>();

/**
 * Calls the listener whenever this process has queued a mail. Its transaction may not be over yet.
 * @returns ends that
 */
export const onQueued = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Puts a mail into the queue. A mail beyond what may wait for its address is dropped.
 * @param db the transaction of what causes the mail: both count or neither
 * @param now milliseconds since the epoch
 */
export const queueMail = async (db: Database, mail: Mail, now: number): Promise<void> => {
  const { kind, recipient } = mail;
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .limit(WAITING_MAX)
    .execute();
  if (waiting.length >= WAITING_MAX) return;
  await db
    .insertInto('mails')
    .values({
      id: randomUUID(),
      kind,
      account_id: mail.accountId ?? null,
      recipient,
      details: JSON.stringify(mail.details ?? {}),
      created_at: now,
      due_at: now,
      tries: 0,
    })
    .execute();
  for (const listener of listeners) listener();
};
