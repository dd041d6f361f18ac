import * as z from 'zod';

import type { AccountData, AccountSummary } from '#contract/account.ts';
import {
  mailsOf,
  payloadsOf,
  shownLimitKeysOf,
  type Owner,
} from '#server/account/personal-rows.ts';
import type { Database } from '#server/db/open.ts';
import { exportMyCards } from '#server/my-cards/export.ts';
import { exportTables } from '#server/tables/account-export.ts';

const Issued = z.object({ iat: z.number() });

const toTime = (ms: number): string => new Date(ms).toISOString();

const toTimeOrNull = (ms: number | null): string | null => (ms === null ? null : toTime(ms));

/** When an artefact of the provider was made, from its payload. */
const sinceOf = (payload: string): string | null => {
  const issued = Issued.safeParse(JSON.parse(payload));
  return issued.success ? toTime(issued.data.iat * 1000) : null;
};

const accountOf = async (db: Database, id: string): Promise<AccountData['account']> => {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'given_name', 'created_at', 'verified_at', 'disabled_at', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const groups = await db
    .selectFrom('account_groups')
    .select('group_name')
    .where('account_id', '=', id)
    .orderBy('group_name')
    .execute();
  return {
    id,
    email: row.email,
    givenName: row.given_name,
    groups: groups.map(({ group_name }) => group_name),
    createdAt: toTime(row.created_at),
    confirmedAt: toTimeOrNull(row.verified_at),
    disabledAt: toTimeOrNull(row.disabled_at),
    locale: row.locale,
  };
};

const decksOf = async (db: Database, id: string): Promise<AccountData['decks']> => {
  const rows = await db
    .selectFrom('deck_codes')
    .select(['code', 'claimed_at'])
    .where('claimed_by', '=', id)
    .orderBy('claimed_at')
    .execute();
  return rows.map(({ code, claimed_at }) => ({
    code: code ?? '',
    registeredAt: toTime(claimed_at ?? 0),
  }));
};

const sessionsOf = async (db: Database, owner: Owner): Promise<AccountData['sessions']> => {
  const rows = await db
    .selectFrom('oidc_payloads')
    .select(['kind', 'payload', 'expires_at'])
    .where(payloadsOf(owner))
    .orderBy('expires_at')
    .execute();
  return rows.map(({ kind, payload, expires_at }) => ({
    kind,
    since: sinceOf(payload),
    until: toTime(expires_at),
  }));
};

const devicesOf = async (db: Database, id: string): Promise<AccountData['devices']> => {
  const rows = await db
    .selectFrom('account_sessions')
    .select(['device', 'started_at', 'seen_at'])
    .where('account_id', '=', id)
    .orderBy('started_at')
    .execute();
  return rows.map(({ device, seen_at, started_at }) => ({
    device,
    since: toTime(started_at),
    lastUsed: toTime(seen_at),
  }));
};

const activityOf = async (db: Database, id: string): Promise<AccountData['activity']> => {
  const rows = await db
    .selectFrom('account_events')
    .select(['kind', 'device', 'times', 'at'])
    .where('account_id', '=', id)
    .orderBy('at')
    .execute();
  return rows.map(({ at, device, kind, times }) => ({ kind, device, times, at: toTime(at) }));
};

const passkeysOf = async (db: Database, id: string): Promise<AccountData['passkeys']> => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'used_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, name, used_at }) => ({
    name,
    since: toTime(created_at),
    lastUsed: toTimeOrNull(used_at),
  }));
};

const waitingMailsOf = async (db: Database, owner: Owner): Promise<AccountData['mails']> => {
  const rows = await db
    .selectFrom('mails')
    .select(['kind', 'recipient as to', 'created_at as since'])
    .where(mailsOf(owner))
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, since, to }) => ({ kind, to, since: toTime(since) }));
};

const linksOf = async (db: Database, id: string): Promise<AccountData['links']> => {
  const rows = await db
    .selectFrom('proofs')
    .select(['kind', 'email', 'expires_at'])
    .where('account_id', '=', id)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ email, expires_at, kind }) => ({ kind, email, until: toTime(expires_at) }));
};

const attemptOf = (
  kind: string,
  { points, expires_at }: { readonly points: number; readonly expires_at: number },
): AccountData['attempts'][number] => ({ kind, count: points, until: toTime(expires_at) });

const attemptsOf = async (db: Database, owner: Owner): Promise<AccountData['attempts']> => {
  const rows = await db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', 'in', shownLimitKeysOf(owner))
    .orderBy('key')
    .execute();
  const tries = await db
    .selectFrom('sign_in_tries')
    .selectAll()
    .where('email', '=', owner.email ?? '')
    .orderBy('source')
    .execute();
  return [
    ...rows.map((row) => attemptOf(row.key.split(':', 1)[0] ?? '', row)),
    ...tries.map((row) => attemptOf(`sign-in-${row.source.split(':', 1)[0]}`, row)),
  ];
};

/** All data about a person except their tables and My Cards. */
const factsOf = async (
  db: Database,
  id: string,
): Promise<Omit<AccountData, 'myCards' | 'tables'>> => {
  const account = await accountOf(db, id);
  const owner = { id, email: account?.email };
  return {
    account,
    decks: await decksOf(db, id),
    sessions: await sessionsOf(db, owner),
    devices: await devicesOf(db, id),
    activity: await activityOf(db, id),
    passkeys: await passkeysOf(db, id),
    mails: await waitingMailsOf(db, owner),
    links: await linksOf(db, id),
    attempts: await attemptsOf(db, owner),
  };
};

/**
 * Returns the part of a person's data that a page shows.
 * @param id the tokens' `sub`
 */
export const summarizeAccount = async (db: Database, id: string): Promise<AccountSummary> => ({
  account: await accountOf(db, id),
  decks: await decksOf(db, id),
});

const encoder = new TextEncoder();

/**
 * Exports all data about a person, except the password hash, the keys of their passkeys, and the secrets of
 * sessions, links and codes.
 * @param id the tokens' `sub`
 * @returns {@link AccountData} as JSON, streamed
 */
export const exportAccount = async (
  db: Database,
  id: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const facts = JSON.stringify(await factsOf(db, id), null, 2);
  const makePieces = async function* () {
    yield encoder.encode(`${facts.slice(0, facts.lastIndexOf('\n'))},\n  "myCards": `);
    for await (const piece of exportMyCards(db, id)) yield encoder.encode(piece);
    yield encoder.encode(',\n  "tables": ');
    for await (const piece of exportTables(db, id)) yield encoder.encode(piece);
    yield encoder.encode('\n}\n');
  };
  const pieces = makePieces();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
};
