import { createHmac } from 'node:crypto';

import type { TableRecord } from '#contract/table-record.ts';
import type { WebhookSettings } from '#server/config/webhook.ts';
import type { Database } from '#server/db/open.ts';
import type { LiveTablesTable } from '#server/db/schema.ts';
import type { WaitingMail } from '#server/mail/email.ts';
import { queueMail, RECORD_KIND } from '#server/mail/queue.ts';

/** Deadline of the answer, in ms. */
const ANSWER_MS = 10_000;

/** Queues the record of a table that closes, in the transaction of its close. */
export const queueRecord = (
  transaction: Database,
  { account_id, id }: Pick<LiveTablesTable, 'account_id' | 'id'>,
  now: number,
): Promise<void> =>
  // The queue bounds mails by recipient: each table is one of its own.
  queueMail(transaction, { kind: RECORD_KIND, accountId: account_id, recipient: id }, now);

/**
 * Sends a record as Standard Webhooks says: JSON, signed with HMAC-SHA256 over id, time and body. The id stays
 * the same at each attempt. Redirects are not followed.
 * @param now ms since the epoch
 * @throws where there is no answer in time, or none of success
 */
export const sendRecord = async (
  { secret, url }: WebhookSettings,
  record: TableRecord,
  { id }: Pick<WaitingMail, 'id'>,
  now: number,
  signal: AbortSignal,
): Promise<void> => {
  const timestamp = Math.floor(now / 1000);
  const body = JSON.stringify({
    type: 'table.closed',
    timestamp: new Date(now).toISOString(),
    data: record,
  });
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature.digest('base64')}`,
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
};
