import { expect, test } from 'vitest';

import { refusalOf, startTables } from '#support/tables/calls.ts';

const REMOVED = [403, 'The host has removed you from this table.'];
const NOT_LET_IN = [403, 'The host did not let you in to this table.'];

test('a rejected guest cannot ask again with the same cookie', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ settings: { asks: true } });
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  await host.do(code, { kind: 'remove', guest: id });
  const answers = [
    await guest.send('POST', `/tables/${code}/guests`, { name: 'Lou' }),
    await guest.send('POST', `/tables/${code}/screens`, {}),
  ];
  expect(await Promise.all(answers.map(refusalOf))).toEqual([NOT_LET_IN, NOT_LET_IN]);
  expect((await host.see(code)).guests).toEqual({});
});

test.each([
  ['was removed', false, REMOVED],
  ['was not let in', true, NOT_LET_IN],
])('a guest who %s gets no new seat by leaving the old one', async (_what, asks, refusal) => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ settings: { asks } });
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  await host.do(code, { kind: 'remove', guest: id });
  expect(await refusalOf(await guest.send('DELETE', `/tables/${code}/seat`))).toEqual(refusal);
  const again = await guest.send('POST', `/tables/${code}/guests`, { name: 'Lou' });
  expect(await refusalOf(again)).toEqual(refusal);
});

test('a guest who withdraws the request can ask again', async () => {
  const { browser, open } = await startTables();
  const { code } = await open({ settings: { asks: true } });
  const guest = browser();
  await guest.join(code);
  expect((await guest.send('DELETE', `/tables/${code}/seat`)).status).toBe(204);
  expect((await guest.join(code)).waits).toBe(true);
});
