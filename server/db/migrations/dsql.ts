import { sql, type Kysely } from 'kysely';

import type { DatabaseSchema } from '#server/db/schema.ts';
import { makeOnce } from '#server/db/transaction.ts';

/**
 * The schema for Aurora DSQL. It allows one DDL statement per transaction and nothing else with it, and has
 * no foreign keys, no partial indexes and no unique index that is valid at once: unique constraints are part
 * of `create table`. So the migrations of the other engines cannot run there. Each step is one idempotent
 * statement. Steps run in this order and never change once shipped; a migration in list.ts that changes a
 * table has its step here (deploy/aws/tests/dsql/schema.test.ts compares the two).
 */
const STEPS: readonly string[] = [
  `create table if not exists accounts (
    id text primary key, email text not null, holder integer not null, given_name text not null,
    password_hash text, created_at bigint not null, verified_at bigint, disabled_at bigint,
    device_epoch integer not null default 0, unique (email, holder))`,
  `create table if not exists account_groups (
    account_id text not null, group_name text not null, primary key (account_id, group_name))`,
  `create table if not exists oidc_payloads (
    kind text not null, id text not null, payload text not null, grant_id text, session_uid text,
    account_id text, consumed_at bigint, expires_at bigint not null, login_account_id text,
    primary key (kind, id))`,
  `create index async if not exists oidc_payloads_grant_id on oidc_payloads (grant_id)`,
  `create index async if not exists oidc_payloads_session_uid on oidc_payloads (session_uid)`,
  `create index async if not exists oidc_payloads_account_id on oidc_payloads (account_id)`,
  `create index async if not exists oidc_payloads_expires_at on oidc_payloads (expires_at)`,
  `create index async if not exists oidc_payloads_login_account_id on oidc_payloads (login_account_id)`,
  `create table if not exists secrets (
    name text primary key, value text not null, created_at bigint not null)`,
  `create table if not exists rate_limits (
    key text primary key, points integer not null, expires_at bigint not null)`,
  `create index async if not exists rate_limits_expires_at on rate_limits (expires_at)`,
  `create table if not exists refresh_replays (
    token_hash text primary key, answer text, claimed_at bigint not null, answered_at bigint)`,
  `create index async if not exists refresh_replays_claimed_at on refresh_replays (claimed_at)`,
  `create table if not exists mint_runs (
    id text primary key, touched_at bigint not null, finished_at bigint)`,
  `create table if not exists deck_codes (
    code_hash text primary key, mint_run text not null, expires_at bigint, claimed_by text,
    claimed_at bigint, code text)`,
  `create index async if not exists deck_codes_mint_run on deck_codes (mint_run)`,
  `create index async if not exists deck_codes_claimed_by on deck_codes (claimed_by)`,
  `create table if not exists mails (
    id text primary key, kind text not null, account_id text, recipient text not null,
    details text not null, created_at bigint not null, due_at bigint not null,
    tries integer not null)`,
  `create index async if not exists mails_due_at on mails (due_at)`,
  `create index async if not exists mails_account_id on mails (account_id)`,
  `create index async if not exists mails_recipient on mails (recipient, kind)`,
  `create table if not exists proofs (
    account_id text not null, kind text not null, email text not null, mail_id text not null,
    token_hash text unique, code_hash text, details text not null, tries integer not null,
    created_at bigint not null, expires_at bigint not null, primary key (account_id, kind, email))`,
  `create index async if not exists proofs_expires_at on proofs (expires_at)`,
  `create table if not exists account_sessions (
    session_uid text primary key, account_id text not null, grant_id text, device text not null,
    started_at bigint not null, seen_at bigint not null, proved_at bigint not null)`,
  `create index async if not exists account_sessions_account_id on account_sessions (account_id)`,
  `create index async if not exists account_sessions_grant_id on account_sessions (grant_id)`,
  `create index async if not exists account_sessions_seen_at on account_sessions (seen_at)`,
  `create table if not exists account_events (
    id text primary key, account_id text not null, kind text not null, device text,
    times integer not null, at bigint not null)`,
  `create index async if not exists account_events_account_id on account_events (account_id)`,
  `create index async if not exists account_events_at on account_events (at)`,
  `create table if not exists passkeys (
    id text primary key, account_id text not null, public_key text not null,
    counter bigint not null, transports text not null, syncable integer not null,
    backed_up integer not null, name text not null, created_at bigint not null, used_at bigint)`,
  `create index async if not exists passkeys_account_id on passkeys (account_id)`,
  `create table if not exists passkey_challenges (
    subject_hash text primary key, challenge_hash text not null, expires_at bigint not null)`,
  `create index async if not exists passkey_challenges_expires_at on passkey_challenges (expires_at)`,
  `create table if not exists passkey_sign_ups (
    interaction_uid text primary key, account_id text not null, email text not null,
    given_name text not null, proven_at bigint, expires_at bigint not null)`,
  `create index async if not exists passkey_sign_ups_expires_at on passkey_sign_ups (expires_at)`,
  `create table if not exists sign_in_tries (
    email text not null, source text not null, points integer not null, expires_at bigint not null,
    primary key (email, source))`,
  `create index async if not exists sign_in_tries_expires_at on sign_in_tries (expires_at)`,
  `create table if not exists my_accounts (
    account_id text primary key, store text not null, revision bigint not null,
    bytes bigint not null, hands integer not null, month_operations integer not null,
    month_ends_at bigint not null)`,
  `create table if not exists my_items (
    account_id text not null, kind text not null, key text not null, value text not null,
    revision bigint not null, primary key (account_id, kind, key), unique (account_id, revision))`,
  `create table if not exists my_operations (
    account_id text not null, id text not null, expires_at bigint not null,
    primary key (account_id, id))`,
  `create index async if not exists my_operations_expires_at on my_operations (expires_at)`,
  `create table if not exists live_tables (
    id text primary key, code text not null unique, account_id text not null,
    last_seq bigint not null, rewrites integer not null, created_at bigint not null,
    touched_at bigint not null, closed_at bigint, personal_until bigint)`,
  `create index async if not exists live_tables_account_id on live_tables (account_id)`,
  `create index async if not exists live_tables_touched_at on live_tables (touched_at)`,
  `create index async if not exists live_tables_personal_until on live_tables (personal_until)`,
  `create table if not exists table_events (
    table_id text not null, seq bigint not null, at bigint not null, action_id text,
    body text not null, primary key (table_id, seq), unique (table_id, action_id))`,
  `create table if not exists table_seats (
    id text primary key, table_id text not null, role text not null,
    token_hash text not null unique, created_at bigint not null)`,
  `create index async if not exists table_seats_table_id on table_seats (table_id)`,
  `create table if not exists erasures (
    account_hash text primary key, account_id text, begun_at bigint not null, gone_at bigint)`,
  `alter table live_tables add column if not exists bytes bigint`,
  `create index async if not exists accounts_holder on accounts (holder)`,
  `alter table live_tables add column if not exists title text`,
  `create table if not exists record_links (
    table_id text primary key, token_hash text not null unique, ends_at bigint not null)`,
  `create index async if not exists record_links_ends_at on record_links (ends_at)`,
  `alter table accounts add column if not exists locale text`,
];

/**
 * The table that records Kysely's migrations on the other engines; here it has a row for each finished step.
 */
const RECORD =
  'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)';

const nameOf = (step: number): string => `dsql-${String(step + 1).padStart(3, '0')}`;

/**
 * Migrates an Aurora DSQL database. Concurrent processes do not conflict: a finished step has no effect, and
 * one that lost to another transaction is retried.
 */
export const migrateDsql = async (tables: Kysely<DatabaseSchema>): Promise<void> => {
  const db = tables.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  await makeOnce(() => sql.raw(RECORD).execute(db));
  const rows = await db.selectFrom('kysely_migration').select('name').execute();
  const done = new Set(rows.map(({ name }) => name));
  for (const [step, statement] of STEPS.entries()) {
    const name = nameOf(step);
    if (done.has(name)) continue;
    await makeOnce(() => sql.raw(statement).execute(db));
    await db
      .insertInto('kysely_migration')
      .values({ name, timestamp: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
};
