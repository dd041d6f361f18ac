import { randomUUID } from 'node:crypto';

import * as z from 'zod';

import type { Database } from '#server/db/open.ts';
import type { MailsTable } from '#server/db/schema.ts';
import { interfaceLanguage } from '#server/http/preferred-language.ts';
import type { MailDetails, WaitingMail } from '#server/mail/email.ts';
import { requestedLanguage } from '#server/shared/language.ts';

/** A mail to queue; its email is rendered when it is sent. */
export interface Mail {
  /** Kind of email, such as `reset`. */
  readonly kind: string;
  /** The owner: the mail is deleted with the account. */
  readonly accountId?: string;
  readonly recipient: string;
  readonly details?: MailDetails;
}

/**
 * Limit of waiting mails per address and kind, so that an outage of the mail server cannot be used to flood
 * a mailbox or to crowd out mails of another kind.
 */
export const WAITING_MAX = 10;

/** The kind of the records that are sent to the webhook of tables; all other kinds are emails. */
export const RECORD_KIND = 'table-record';

/** The part of the queue that a worker sends: all emails, or the records for the webhook. */
export type QueuePart = 'emails' | 'records';

/** The name of the mail's language among its details; one of no request has none, as those of earlier versions. */
const LANGUAGE = 'language';

const listeners = new Set<() => void>();

/**
 * Calls the listener whenever this process has queued a mail. Its transaction may not be over yet.
 * @returns unsubscribes
 */
export const onQueued = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Puts a mail into the queue. A mail beyond what may wait for its address is dropped.
 * @param db the transaction of the mail's cause, so that both commit or neither
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
      details: JSON.stringify({ ...mail.details, [LANGUAGE]: requestedLanguage() }),
      created_at: now,
      due_at: now,
      tries: 0,
    })
    .execute();
  for (const listener of listeners) listener();
};

/** The longest delay before a retry, in ms. */
export const LONGEST_PAUSE_MS = 4 * 60 * 60_000;

const Details = z.record(z.string(), z.string());

/** Maps a row to the input of the email renderer. */
export const mailOf = (row: MailsTable): WaitingMail => {
  const { [LANGUAGE]: language, ...details } = Details.parse(JSON.parse(row.details));
  return {
    id: row.id,
    kind: row.kind,
    ...(row.account_id !== null && { accountId: row.account_id }),
    recipient: row.recipient,
    ...(language !== undefined && { language }),
    details,
    createdAt: row.created_at,
  };
};

/** The language of a mail: that of the request that caused it, else that of its account. */
export const languageOf = async (
  db: Database,
  { accountId = '', language }: WaitingMail,
): Promise<string> => {
  if (language !== undefined) return language;
  const account = await db
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return interfaceLanguage(account?.locale ?? '');
};

/**
 * Returns the ids of due mails of a part, the longest due first; if there are none, of those that were put back
 * by a clock that was ahead.
 */
export const dueMails = async (
  db: Database,
  now: number,
  count: number,
  part: QueuePart,
): Promise<string[]> => {
  const mails = db
    .selectFrom('mails')
    .select('id')
    .where('kind', part === 'records' ? '=' : '!=', RECORD_KIND)
    .orderBy('due_at')
    .limit(count);
  const due = await mails.where('due_at', '<=', now).execute();
  const rows =
    due.length > 0 ? due : await mails.where('due_at', '>', now + LONGEST_PAUSE_MS).execute();
  return rows.map(({ id }) => id);
};

/**
 * Claims a mail, so that no other process sends it.
 * @param until end of the claim, in milliseconds since the epoch
 * @returns `undefined` where another process was first
 */
export const claimMail = (
  db: Database,
  id: string,
  now: number,
  until: number,
): Promise<MailsTable | undefined> =>
  db
    .updateTable('mails')
    .set((set) => ({ due_at: until, tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where((where) =>
      where.or([where('due_at', '<=', now), where('due_at', '>', now + LONGEST_PAUSE_MS)]),
    )
    .returningAll()
    .executeTakeFirst();

/** Deletes a mail from the queue. */
export const removeMail = async (db: Database, { id }: MailsTable): Promise<void> => {
  await db.deleteFrom('mails').where('id', '=', id).execute();
};

/** Puts a mail back, unless its claim has ended and another process has it. */
export const putMailBack = async (db: Database, row: MailsTable, dueAt: number): Promise<void> => {
  await db
    .updateTable('mails')
    .set({ due_at: dueAt })
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
    .execute();
};
