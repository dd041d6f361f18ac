import { randomUUID } from 'node:crypto';

import type { Database } from '#server/db/open.ts';
import { storedForms } from '#server/shared/email.ts';

/** The kinds of events in an account's recent activity. */
export const EVENT_KINDS = [
  'signed-in',
  'signed-in-passkey',
  'wrong-password',
  'password-changed',
  'password-reset',
  'reset-asked',
  'name-changed',
  'email-asked',
  'email-changed',
  'email-taken-back',
  'address-proven',
  'passkey-added',
  'passkey-removed',
  // Its counter went back, as that of a copy does.
  'passkey-refused',
  'signed-out-elsewhere',
  'signed-out-everywhere',
  'disabled',
  'enabled',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Events that any client can cause: one row a day with a count, so that they displace no others. */
const COUNTED: ReadonlySet<EventKind> = new Set(['wrong-password', 'reset-asked']);

const DAY_MS = 24 * 60 * 60_000;
/** How long an event is kept, in milliseconds. */
export const EVENT_LIFE_MS = 90 * DAY_MS;
/** How many an account keeps at most; the oldest go first. */
export const EVENTS_MAX = 200;

export interface AccountEvent {
  readonly accountId: string;
  readonly kind: EventKind;
  /** In words, as `deviceOf` gives it. */
  readonly device?: string | undefined;
}

/**
 * Writes what has happened to an account, for its owner to read.
 * @param db a transaction where the event belongs to one
 * @param now milliseconds since the epoch
 */
export const recordEvent = async (
  db: Database,
  { accountId, device, kind }: AccountEvent,
  now: number,
): Promise<void> => {
  const counted = COUNTED.has(kind);
  const day = Math.floor(now / DAY_MS);
  await db
    .insertInto('account_events')
    .values({
      id: counted ? `${accountId}:${kind}:${day}` : randomUUID(),
      account_id: accountId,
      kind,
      device: device || null,
      times: 1,
      at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        times: set('account_events.times', '+', 1),
        at: now,
        device: device || null,
      })),
    )
    .execute();
  await db
    .deleteFrom('account_events')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (rows) =>
      rows
        .selectFrom('account_events')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .limit(EVENTS_MAX),
    )
    .execute();
};

/** In how many accounts of an email a wrong password is noted. */
const ACCOUNTS_MAX = 10;

/**
 * Counts a wrong password for the accounts of an email. Call it after the answer is sent: it takes longer
 * where there is an account.
 */
export const recordWrongPassword = async (
  db: Database,
  { email, device }: { readonly email: string; readonly device: string },
  now: number,
): Promise<void> => {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', 'in', storedForms(email))
    .limit(ACCOUNTS_MAX)
    .execute();
  for (const { id } of accounts) {
    await recordEvent(db, { accountId: id, kind: 'wrong-password', device }, now);
  }
};
