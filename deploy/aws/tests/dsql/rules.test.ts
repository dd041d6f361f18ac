import { expect, test } from 'vitest';

import { judge, type Sent } from '../../dsql/rules.ts';

const sent = (text: string, rows = 0, bytes = 0): Sent => ({ text, rows, bytes });

const rulesOf = async (...texts: readonly string[]): Promise<string[]> =>
  (await judge(texts.map((text) => sent(text)))).map(({ rule }) => rule);

test.each([
  'select id from accounts where id = $1 and name like $2 order by id limit 5',
  'select count(*) from a where length(id) < $1',
  'insert into a (id) values ($1) on conflict (id) do update set n = excluded.n where a.n < $2 returning id',
  'update a set n = n + 1 where id in (select id from b) and exists (select 1 from c) returning *',
  'delete from a where (x, y) in (select x, y from a where z <= $1 order by z limit 200)',
  'create table if not exists a (id text primary key, n bigint not null default 0, unique (n))',
  'create index async if not exists a_n on a (n)',
  'alter table a add column n bigint',
  'alter table a rename to b',
  'drop table a',
  'begin',
  'commit',
])('allowed: %s', async (text) => {
  expect(await rulesOf(text)).toEqual([]);
});

test.each([
  ['a sequence', 'create sequence s'],
  ['a serial column', 'create table a (id serial primary key)'],
  ['JSON in a column', 'create table a (id text primary key, value jsonb)'],
  ['a trigger', 'create trigger t before insert on a for each row execute function f()'],
  ['a function', "create function f() returns int language plpgsql as 'begin return 1; end'"],
  ['a foreign key', 'create table a (id text references b (id) on delete cascade)'],
  ['an added foreign key', 'alter table a add constraint f foreign key (b) references c (d)'],
  ['an exclusion', 'create table a (n int, exclude using gist (n with =))'],
  ['a collation', 'create table a (name text collate "de_DE")'],
  ['a temporary table', 'create temporary table a (id text)'],
  ['a table of a query', 'create table a as select 1'],
  ['a savepoint', 'savepoint one'],
  ['a way back to one', 'rollback to savepoint one'],
  ['an index that is not made asynchronously', 'create index a_n on a (n)'],
  ['a unique index', 'create unique index async a_n on a (n)'],
  ['a partial index', 'create index async a_n on a (n) where n is not null'],
  ['an index over an expression', 'create index async a_n on a (lower(n))'],
  ['an order in an index', 'create index async a_n on a (n desc)'],
  ['a default with an added column', 'alter table a add column n int default 0'],
  ['not null with an added column', 'alter table a add column n int not null'],
  ['a dropped column', 'alter table a drop column n'],
  ['another type of a column', 'alter table a alter column n type bigint'],
  ['emptying a table', 'truncate a'],
  ['an advisory lock', 'select pg_advisory_xact_lock(1)'],
  ['a notification', "notify c, 'x'"],
  ['a notification by a function', "select pg_notify('c', 'x')"],
  ['listening', 'listen c'],
  ['a lock of a table', 'lock table a'],
  ['a lock of rows', 'select id from a where n > 1 for update'],
  ['a lock that skips', 'select id from a where id = 1 for update skip locked'],
  ['the next of a sequence', "select nextval('s')"],
  ['vacuum', 'vacuum a'],
  ['a materialised view', 'create materialized view v as select 1'],
  ['an extension', 'create extension pgcrypto'],
  ['a setting', 'set statement_timeout = 1000'],
  ['a copy', 'copy a from stdin'],
  ['a cursor', 'declare c cursor for select 1'],
  ['an unreadable text', 'selekt 1'],
])('refused: %s', async (_what, text) => {
  expect(await rulesOf(text)).not.toEqual([]);
});

test('two changes of shape in a transaction are refused, one is not', async () => {
  const [one, other] = ['create table a (id text)', 'create index async a_id on a (id)'];
  expect(await rulesOf(one)).toEqual([]);
  expect(await rulesOf(one, other)).toEqual(['several changes of shape in a transaction']);
});

test('a change of shape beside rows in a transaction is refused', async () => {
  expect(await rulesOf('create table a (id text)', 'insert into a values ($1)')).toEqual([
    'change of shape beside rows in a transaction',
  ]);
});

test('a text that holds several statements is judged whole', async () => {
  expect(await rulesOf('select 1; truncate a')).toEqual(['statement TruncateStmt']);
});

test('3,000 rows in a transaction are allowed, one more is not', async () => {
  const text = 'delete from a where n < $1';
  expect(await judge([sent(text, 1500), sent(text, 1500)])).toEqual([]);
  expect(await judge([sent(text, 1500), sent(text, 1501)])).toMatchObject([
    { rule: '3001 rows changed in a transaction' },
  ]);
});

test('10 MiB in a transaction are allowed, one byte more is not', async () => {
  const text = 'insert into a values ($1)';
  const most = 10 * 1024 * 1024;
  expect(await judge([sent(text, 1, most)])).toEqual([]);
  expect(await judge([sent(text, 1, most + 1)])).toHaveLength(1);
});
