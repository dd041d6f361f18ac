import { expect, test } from 'vitest';

import { startMember } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';

/** The page of a member, before its stores are loaded. */
const open = async () => {
  const member = await startMember();
  const page = openPage(member.origin, '/mycards', member.tokens);
  return { page, ...(await import('#lib/tables/start-table.store.ts')) };
};

test('a table that is started is in the list, with what it came from', async () => {
  const { $tables, loadTables, startTable } = await open();
  const started = await startTable({ source: { kind: 'recipe', title: 'Two hours' } });
  await loadTables();
  const tables = await reached($tables, ({ status }) => status === 'ready');
  expect(tables).toMatchObject({
    value: [{ code: 'code' in started && started.code, source: { title: 'Two hours' } }],
  });
});

test('the browser that starts a table remembers that it hosts it, for the sign-out', async () => {
  const { page, startTable } = await open();
  const started = await startTable({});
  expect(page.localStorage['cd.personal.tables']).toBe(
    JSON.stringify(['code' in started && started.code]),
  );
});

test('a table that is deleted leaves the list, and deleting it again is no failure', async () => {
  const { $tables, deleteTable, loadTables, startTable } = await open();
  const started = await startTable({});
  const code = 'code' in started ? started.code : '';
  await loadTables();
  expect(await deleteTable(code)).toEqual({ ok: true });
  expect($tables.get()).toEqual({ status: 'ready', value: [] });
  expect(await deleteTable(code)).toEqual({ ok: true });
});

test('the sixth open table is refused in words', async () => {
  const { startTable } = await open();
  for (let number = 0; number < 5; number += 1) await startTable({});
  expect(await startTable({})).toEqual({
    ok: false,
    message: 'You have 5 open tables. Close one of them first.',
  });
});
