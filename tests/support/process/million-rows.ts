/** A million rows for each table that grows, in SQL of both engines. Keys are scattered, not in order. */
const ROWS = 1_000_000;
/** How many go in at once: a statement has a time limit. */
const CHUNK = 100_000;

/** Hands out each number once, in no order. */
const SCATTERED = `cast((i * 48271) % 2147483647 as text)`;

/** As many milliseconds before and after a moment as there are rows. */
const around = (now: number): string => `${now} - ${ROWS / 2} + i`;

const someRows = (first: number, now: number): string[] => {
  const numbers = `with recursive numbers(i) as (
    select cast(${first} as bigint) union all select i + 1 from numbers where i + 1 < ${first + CHUNK}
  )`;
  return [
    `${numbers} insert into accounts (id, email, holder, given_name, password_hash, created_at)
    select 'account-' || i, 'p' || ${SCATTERED} || '@example.com', 1, 'Ada', 'x', i from numbers`,
    `${numbers} insert into oidc_payloads
      (kind, id, payload, grant_id, session_uid, account_id, login_account_id, expires_at)
    select case i % 4 when 0 then 'Interaction' when 1 then 'Session' when 2 then 'Grant'
        else 'RefreshToken' end,
      ${SCATTERED}, '{"iat":1,"params":"${'x'.repeat(300)}"}',
      case i % 4 when 2 then ${SCATTERED} when 3 then 'grant-' || i end,
      case i % 4 when 1 then 'uid-' || i end,
      case i % 4 when 0 then null else 'account-' || (i / 4) end,
      null, ${around(now)} from numbers`,
    `${numbers} insert into rate_limits (key, points, expires_at)
    select 'signin-address:' || ${SCATTERED}, 1, ${around(now)} from numbers`,
    `${numbers} insert into sign_in_tries (email, source, points, expires_at)
    select 'p' || ${SCATTERED} || '@example.com', 'all', 1, ${around(now)} from numbers`,
    `${numbers} insert into deck_codes (code_hash, mint_run, claimed_by, claimed_at, code)
    select ${SCATTERED}, 'run', case when i % 2 = 0 then 'account-' || i end, 1, 'x' from numbers`,
    `${numbers} insert into refresh_replays (token_hash, answer, claimed_at, answered_at)
    select ${SCATTERED}, '{}', ${around(now)}, 1 from numbers`,
  ];
};

/**
 * The statements that fill an empty database with a million rows in each of the six tables that grow.
 * @param now half of what ends has ended by then; milliseconds since the epoch
 */
export function* millionRows(now: number): Generator<string> {
  yield `insert into mint_runs (id, touched_at, finished_at) values ('run', 1, 1)`;
  for (let first = 1; first <= ROWS; first += CHUNK) yield* someRows(first, now);
}
