// @ts-check
// What a product with many people has in its database, in SQL of SQLite.
import { DatabaseSync } from 'node:sqlite';

const DAY = 24 * 60 * 60_000;

/** A permutation of numbers as eight characters: real keys are scattered, too. */
const SCATTERED = `printf('%08x', (i * 2654435761) & 4294967295)`;

/** An account's id by the number of the account. */
const ACCOUNT = `${SCATTERED} || '-0000-4000-8000-' || printf('%012x', i)`;

/** 64 characters, as a SHA-256. */
const HASH = `${SCATTERED} || printf('%056x', i)`;

/** As long as what the provider keeps of a session or a token. */
const PAYLOAD = JSON.stringify({ iat: 1, exp: 2, kind: 'RefreshToken', filled: 'x'.repeat(500) });

/** Every second account uses My Cards, and every fourth is signed in. */
const statements = (/** @type {number} */ now) => {
  const some = (/** @type {number} */ one) => `from numbers where i % ${one} = 0`;
  const expires = `${now + 10 * DAY} + (i % ${10 * DAY})`;
  const artefact = (
    /** @type {string} */ kind,
    /** @type {string} */ id,
    /** @type {string} */ uid,
  ) =>
    `insert into oidc_payloads (kind, id, payload, grant_id, session_uid, account_id, expires_at)
    select '${kind}', ${id}, '${PAYLOAD}', 'grant-' || ${SCATTERED}, ${uid}, ${ACCOUNT}, ${expires} ${some(4)}`;
  const items = [0, 1, 2, 3].map(
    (item) => `insert into my_items (account_id, kind, key, value, revision)
    select ${ACCOUNT}, 'keep', 'article:${item}', '{"at":${now}}', ${item + 1} ${some(2)}`,
  );
  return [
    `insert into accounts (id, email, holder, given_name, password_hash, created_at)
    select ${ACCOUNT}, 'person-' || i || '@example.com', 1, 'Ada', :password, ${now} - i from numbers`,
    artefact('Session', HASH, `'uid-' || ${SCATTERED}`),
    artefact('Grant', `'grant-' || ${SCATTERED}`, 'null'),
    artefact('RefreshToken', HASH, 'null'),
    `insert into account_sessions (session_uid, account_id, grant_id, device, started_at, seen_at, proved_at)
    select 'uid-' || ${SCATTERED}, ${ACCOUNT}, 'grant-' || ${SCATTERED}, 'Firefox on Android', ${now},
      ${now} - (i % ${10 * DAY}), ${now} ${some(4)}`,
    `insert into account_events (id, account_id, kind, device, times, at)
    select ${HASH}, ${ACCOUNT}, 'signed-in', 'Firefox on Android', 1, ${now} - (i % ${10 * DAY}) from numbers`,
    `insert into deck_codes (code_hash, mint_run, claimed_by, claimed_at, code)
    select ${HASH}, 'run', ${ACCOUNT}, ${now}, upper(${ACCOUNT}) from numbers`,
    `insert into my_accounts (account_id, store, revision, bytes, hands, month_operations, month_ends_at)
    select ${ACCOUNT}, ${ACCOUNT}, 4, 200, 0, 4, ${now + 20 * DAY} ${some(2)}`,
    ...items,
    `insert into my_operations (account_id, id, expires_at)
    select ${ACCOUNT}, ${HASH}, ${expires} ${some(2)}`,
  ];
};

/**
 * Fills an unused database of the product, without waiting for the disk.
 * @param {string} file
 * @param {number} accounts
 * @param {string} password the hash for all accounts
 */
export const fillAccounts = (file, accounts, password) => {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -200000; begin',
  );
  // Rows first, their indexes then: so each index is sorted once.
  const indexes = db
    .prepare(`select name, sql from sqlite_master where type = 'index' and sql is not null`)
    .all();
  for (const { name } of indexes) db.exec(`drop index "${String(name)}"`);
  const now = Date.now();
  db.exec(`insert into mint_runs (id, touched_at, finished_at) values ('run', ${now}, ${now})`);
  const numbers = `with recursive numbers (i) as (
    select 1 union all select i + 1 from numbers where i < ${accounts})`;
  for (const statement of statements(now)) {
    const prepared = db.prepare(`${numbers} ${statement}`);
    prepared.run(statement.includes(':password') ? { password } : {});
  }
  for (const { sql } of indexes) db.exec(String(sql));
  db.exec('commit');
  db.close();
};

/**
 * Gives an account of the product's as many saved cards as there are, one change after the other.
 * @param {string} file
 * @param {string} email
 * @param {number} count
 */
export const fillMyCards = (file, email, count) => {
  const db = new DatabaseSync(file);
  const id = db.prepare('select id from accounts where email = ?').get(email)?.['id'] ?? '';
  const now = Date.now();
  db.exec('begin');
  db.prepare(`delete from my_items where account_id = ?`).run(id);
  db.prepare(
    `with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < :count)
    insert into my_items (account_id, kind, key, value, revision)
    select :id, 'keep', 'exercise:' || i, '{"at":${now}}', i from numbers`,
  ).run({ id, count });
  db.prepare(
    `insert or replace into my_accounts
      (account_id, store, revision, bytes, hands, month_operations, month_ends_at)
    values (:id, 'store', :count, :bytes, 0, 0, ${now + 20 * DAY})`,
  ).run({ id, count, bytes: count * 50 });
  db.exec('commit');
  db.close();
};

/**
 * Inserts expired rows into a database.
 * @param {string} file
 * @param {number} count of each of three kinds
 */
export const addRunOut = (file, count) => {
  const db = new DatabaseSync(file);
  const ended = Date.now() - DAY;
  const numbers = `with recursive numbers (i) as (
    select 1 union all select i + 1 from numbers where i < ${count})`;
  db.exec(`begin;
    ${numbers} insert into oidc_payloads (kind, id, payload, account_id, expires_at)
      select 'Interaction', 'ended-' || ${SCATTERED}, '${PAYLOAD}', 'ended-' || i, ${ended} from numbers;
    ${numbers} insert into rate_limits (key, points, expires_at)
      select 'ended:' || ${SCATTERED}, 1, ${ended} from numbers;
    ${numbers} insert into my_operations (account_id, id, expires_at)
      select 'ended-' || ${SCATTERED}, 'operation', ${ended} from numbers;
    commit`);
  db.close();
};
