import * as z from 'zod';

import type { Database } from '#server/db/open.ts';
import type { MailsTable } from '#server/db/schema.ts';
import type { WaitingMail } from '#server/mail/letter.ts';

/** The longest that a mail waits for its next try, in ms. */
export const LONGEST_PAUSE_MS = 4 * 60 * 60_000;

const Details = z.record(z.string(), z.string());

/** A row as those who write its letter see it. */
export const mailOf = (row: MailsTable): WaitingMail => ({
  id: row.id,
  kind: row.kind,
  ...(row.account_id !== null && { accountId: row.account_id }),
  recipient: row.recipient,
  details: Details.parse(JSON.parse(row.details)),
  createdAt: row.created_at,
});

/**
 * The ids of mails that are due, the longest due first; where there are none, of those that were put back
 * by a clock that was ahead.
 */
export const dueMails = async (db: Database, now: number, count: number): Promise<string[]> => {
  const mails = db.selectFrom('mails').select('id').orderBy('due_at').limit(count);
  const due = await mails.where('due_at', '<=', now).execute();
  const rows =
    due.length > 0 ? due : await mails.where('due_at', '>', now + LONGEST_PAUSE_MS).execute();
  return rows.map(({ id }) => id);
};

/**
 * Takes a mail, so that no other process does.
 * @param until when it is free again, in milliseconds since the epoch
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

/** Takes a mail out of the queue for good. */
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
