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
