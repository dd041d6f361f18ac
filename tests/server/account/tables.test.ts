import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { AccountData } from '#contract/account.ts';
import { eraseAccount } from '#server/account/erase.ts';
import { exportedData } from '#support/account/exported.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { openTable } from '#server/tables/open-table.ts';
import { createMyCards } from '#server/my-cards/sync.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { serveAccount, type AccountTest } from '#support/identity/account-pages.ts';
import { ADA, refresh } from '#support/identity/identity-client.ts';

/**
 * Every table, and where 'my data' shows what it holds about a person: nowhere for secrets alone, and
 * `nobody` for a table that holds nothing about people. A new table has to be entered here.
 */
const SHOWN_IN = {
  accounts: 'account',
  account_groups: 'account',
  oidc_payloads: 'sessions',
  refresh_replays: 'secrets alone',
  rate_limits: 'attempts',
  deck_codes: 'decks',
  mails: 'mails',
  proofs: 'links',
  account_sessions: 'devices',
  account_events: 'activity',
  passkeys: 'passkeys',
  // A challenge is a hash of random bytes, under a hash of what it is for.
  passkey_challenges: 'nobody',
  // Whoever signs up has no account yet; what is not finished ends within half an hour.
  passkey_sign_ups: 'nobody',
  sign_in_tries: 'attempts',
  my_accounts: 'myCards',
  my_items: 'myCards',
  my_operations: 'myCards',
  live_tables: 'tables',
  // These hold no id of the account; a table's go with its row (tests/server/tables/cleanup.test.ts).
  record_links: 'nobody',
  table_events: 'nobody',
  table_seats: 'nobody',
  // Of accounts elsewhere alone; a hash, once everything else is deleted.
  erasures: 'nobody',
  mint_runs: 'nobody',
  secrets: 'nobody',
} as const satisfies Record<keyof DatabaseSchema, keyof AccountData | 'secrets alone' | 'nobody'>;

const PERSONAL = Object.entries(SHOWN_IN).filter(([, field]) => field !== 'nobody');

/** Lets Ada leave something in every table that holds people's data. */
const liveALittle = async ({ accountId, ada, db, identity, origin, post }: AccountTest) => {
  await identity.accounts.grant(accountId, 'beta');
  await refresh(origin, ada.tokens.refresh_token);
  // Its mail waits, and a link was mailed before.
  await post(ada.browser, '/email', { email: 'augusta@example.org' });
  await db
    .insertInto('proofs')
    .values({
      account_id: accountId,
      kind: 'reset',
      email: ADA.email,
      mail_id: 'mail',
      token_hash: 'a hash that nobody is shown',
      code_hash: null,
      details: '{}',
      tries: 0,
      created_at: Date.now(),
      expires_at: Date.now() + 60_000,
    })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      id: 'credential',
      account_id: accountId,
      public_key: 'a key that nobody is shown',
      counter: 0,
      transports: '[]',
      syncable: 0,
      backed_up: 0,
      name: 'Phone',
      created_at: Date.now(),
      used_at: null,
    })
    .execute();
  const tries = { email: ADA.email, source: 'all', points: 1, expires_at: Date.now() + 60_000 };
  await db.insertInto('sign_in_tries').values(tries).execute();
  const note = { id: randomUUID(), kind: 'note', key: 'B12', value: { text: 'Try it on Monday.' } };
  const myCards = createMyCards(db, Date.now, () => Promise.resolve(true));
  await myCards.sync(accountId, { since: 0, now: Date.now(), operations: [note] });
  const cards = await loadTestDeck();
  const deckOf = new Map(cards.cards.map(({ code, stream }) => [code, stream]));
  await openTable(db, accountId, {}, { clock: Date.now, deck: deckOf });
  const claim = { claimed_by: accountId, claimed_at: Date.now(), code: 'the code' };
  const deck = { code_hash: 'hash', mint_run: 'run', expires_at: null };
  await db
    .insertInto('deck_codes')
    .values({ ...deck, ...claim })
    .execute();
};

/** The tables that hold something about Ada. */
const tablesWith = async ({ accountId, db }: AccountTest): Promise<string[]> => {
  const found: string[] = [];
  for (const name of Object.keys(SHOWN_IN) as (keyof DatabaseSchema)[]) {
    const rows = await db.selectFrom(name).selectAll().execute();
    // Nobody else is there, so each answer that is kept for a refresh is hers.
    const hers = rows.filter(
      (row) =>
        name === 'refresh_replays' ||
        [accountId, ADA.email, 'augusta'].some((word) => JSON.stringify(row).includes(word)),
    );
    if (hers.length > 0) found.push(name);
  }
  return found.toSorted();
};

test('every table of the database is known here', async () => {
  const { db } = await serveAccount();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.toSorted()).toEqual(Object.keys(SHOWN_IN).toSorted());
});

test('what a table holds about a person is in their data, and secrets are not', async () => {
  const served = await serveAccount();
  await liveALittle(served);
  expect(await tablesWith(served)).toEqual(PERSONAL.map(([name]) => name).toSorted());
  const data = await exportedData(served.db, served.accountId);
  const missing = PERSONAL.filter(([, field]) => {
    if (field === 'secrets alone' || field === 'nobody') return false;
    const shown = data[field];
    return Array.isArray(shown) ? shown.length === 0 : shown === null;
  });
  expect(missing).toEqual([]);
  expect(data.account?.groups).toEqual(['beta']);
  const { session_uid: uid } = await served.db
    .selectFrom('account_sessions')
    .select('session_uid')
    .executeTakeFirstOrThrow();
  const text = JSON.stringify(data);
  for (const secret of ['nobody is shown', 'argon2', uid]) expect(text).not.toContain(secret);
});

test('an erased account leaves nothing in any table', async () => {
  const served = await serveAccount();
  await liveALittle(served);
  await eraseAccount(served.db, served.accountId);
  expect(await tablesWith(served)).toEqual([]);
});

test('a mail that was asked for by address alone goes with the account of that address', async () => {
  const { accountId, db } = await serveAccount();
  const mail = {
    kind: 'reset',
    account_id: null,
    details: '{}',
    created_at: 1,
    due_at: 1,
    tries: 0,
  };
  await db
    .insertInto('mails')
    .values([
      { ...mail, id: 'hers', recipient: ADA.email },
      { ...mail, id: 'others', recipient: 'bea@example.com' },
    ])
    .execute();
  await eraseAccount(db, accountId);
  const left = await db.selectFrom('mails').select('id').execute();
  expect(left).toEqual([{ id: 'others' }]);
});
