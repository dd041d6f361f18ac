import { expect, test } from 'vitest';

import { TableList } from '#contract/tables.ts';
import { TABLE_TITLE_LENGTH } from '#contract/tables-bounds.ts';
import { startTables } from '#support/tables/calls.ts';

test.each([
  ['as JSON writes what follows it', '"},"settings":{"votes":1},"steps":['],
  ['whose every sign takes two', '"'.repeat(TABLE_TITLE_LENGTH)],
  ['as long as it may be', '語'.repeat(TABLE_TITLE_LENGTH)],
])('a table with a title %s is listed with it', async (_what, title) => {
  const { open } = await startTables();
  const { host } = await open({ source: { kind: 'recipe', title } });
  const [listed] = TableList.parse(await (await host.send('GET', '/tables')).json());
  expect(listed?.source).toEqual({ kind: 'recipe', title });
});

test('a table whose title was changed is listed with the new one, and so is its record', async () => {
  const { open } = await startTables();
  const { code, host } = await open({ source: { kind: 'recipe', title: 'An hour' } });
  await host.do(code, { kind: 'title', title: 'Our hour' });
  const [listed] = TableList.parse(await (await host.send('GET', '/tables')).json());
  expect(listed?.source).toEqual({ kind: 'recipe', title: 'Our hour' });
  const record = await host.send('GET', `/tables/${code}/record.md`);
  expect(await record.text()).toMatch(/^# Our hour\n/);
});

test('a step that a press of Next reaches has its time in the record', async () => {
  const { open, time } = await startTables();
  const { code, host } = await open({ steps: [{ minutes: 5, title: 'One' }] });
  await host.do(code, { kind: 'go', from: null, to: 0, timed: true });
  const record = await host.send('GET', `/tables/${code}/record.json`);
  expect(await record.json()).toMatchObject({
    steps: [{ title: 'One', beganAt: new Date(time.now).toISOString() }],
  });
});
