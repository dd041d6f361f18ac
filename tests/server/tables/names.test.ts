import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { refusalOf, startTables } from '#support/tables/calls.ts';

const OF_THE_HOST = [
  422,
  'Only the host of a table is called Host. Please choose another name.',
] as const;
const UNSEEN = [422, 'A name needs a letter, a number or another sign that can be seen.'] as const;

const HOSTS = [
  'Host',
  'hOSt',
  'Ｈｏｓｔ',
  'H\u200Bost',
  'Host\u2060',
  'H\u00ADo\u034Fs\uFE0Ft',
  'Hóst',
];
const BLANK = ['\u200B', '\u2060\u200D', '\u3164', '\u115F\u00AD', '\u2800', '\u0301', '\uFE0F'];

test.each([
  ...HOSTS.map((name) => [name, OF_THE_HOST] as const),
  ...BLANK.map((name) => [name, UNSEEN] as const),
])('no guest comes in as %j', async (name, refusal) => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  const answer = await browser().send('POST', `/tables/${code}/guests`, { name });
  expect(await refusalOf(answer)).toEqual(refusal);
  expect((await host.see(code)).guests).toEqual({});
});

test.each([
  ['Host', OF_THE_HOST],
  ['\u200B', UNSEEN],
] as const)('the host adds no person as %j', async (name, refusal) => {
  const { open } = await startTables();
  const { code, host } = await open();
  const answer = await host.act(code, { kind: 'add', guest: randomUUID(), name });
  expect(await refusalOf(answer)).toEqual(refusal);
});

test('no group has a name that cannot be seen', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  const answer = await host.act(code, { kind: 'group', group: randomUUID(), name: '\u2800' });
  expect(await refusalOf(answer)).toEqual(UNSEEN);
});

test.each(['Hosta', 'Ghost', 'Inês', '日向', '👍🏽', 'Åsa', '7'])(
  'a guest comes in as %s',
  async (name) => {
    const { browser, open } = await startTables();
    const { code, host } = await open();
    const { guest = '' } = await browser().join(code, name);
    expect((await host.see(code)).guests[guest]?.name).toBe(name);
  },
);

test('a guest whose name another person has gets the next number, as does a person whom the host adds', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ host: 'Rita' });
  for (const name of ['Kim', 'KIM', 'Rita']) await browser().join(code, name);
  await host.do(code, { kind: 'add', guest: randomUUID(), name: 'Kim' });
  const { guests, host: name } = await host.see(code);
  expect([name, ...Object.values(guests).map((guest) => guest.name)]).toEqual([
    'Rita',
    'Kim',
    'KIM 2',
    'Rita 2',
    'Kim 3',
  ]);
});
