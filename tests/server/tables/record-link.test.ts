import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { RECORD_FORMS } from '#contract/table-record.ts';
import { RecordLink } from '#contract/tables.ts';
import { eraseAccount } from '#server/account/erase.ts';
import { NOW } from '#support/api/tokens.ts';
import { lay, refusalOf, startTables, type Browser } from '#support/tables/calls.ts';

const DAY = 24 * 60 * 60_000;
const NO_LINK = [404, 'This link does not work. It may have ended.'];

const take = (browser: Browser, token: string, form = 'json'): Promise<Response> =>
  browser.send('GET', `/records/${token}/record.${form}`);

/** A table with a card face down, a hidden note and a link to its record. */
const start = async () => {
  const api = await startTables();
  const { code, host } = await api.open({ source: { kind: 'empty', title: 'Our hour' } });
  await host.do(code, lay(['B12'], 'down'));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const note = randomUUID();
  await host.do(code, { kind: 'note', note, place, text: 'Hidden words' });
  await host.do(code, { kind: 'hide', note, hidden: true });
  const at = `/tables/${code}/record-link`;
  const make = async (): Promise<string> => {
    const made = await host.send('POST', at, {});
    return RecordLink.parse(await made.json()).token ?? '';
  };
  return { ...api, at, code, host, make, stranger: api.browser(), token: await make() };
};

test('a stranger with the link reads the record as guests have it, in every form', async () => {
  const { stranger, token } = await start();
  for (const form of RECORD_FORMS) {
    const answer = await take(stranger, token, form);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  }
  const text = await (await take(stranger, token, 'md')).text();
  expect(text).toContain('Our hour');
  expect(text).not.toMatch(/Hidden words|B12/);
});

test('the host sees until when the link works, and not the link again', async () => {
  const { at, db, host, token } = await start();
  expect(await (await host.send('GET', at)).json()).toEqual({ until: NOW + 30 * DAY });
  expect(JSON.stringify(await db.selectFrom('record_links').selectAll().execute())).not.toContain(
    token,
  );
});

test('the link ends after 30 days, and its row goes', async () => {
  const { at, db, host, stranger, tables, time, token } = await start();
  time.now += 30 * DAY - 1;
  expect((await take(stranger, token)).status).toBe(200);
  time.now += 1;
  expect(await refusalOf(await take(stranger, token))).toEqual(NO_LINK);
  expect(await (await host.send('GET', at)).json()).toEqual({ until: null });
  await tables.end();
  expect(await db.selectFrom('record_links').selectAll().execute()).toEqual([]);
});

test('the link ends when the host ends it, makes another, or deletes table or account', async () => {
  const { at, code, host, hostOf, make, stranger, token } = await start();
  const second = await make();
  expect((await take(stranger, token)).status).toBe(404);
  expect((await take(stranger, second)).status).toBe(200);
  await host.send('DELETE', at);
  expect((await take(stranger, second)).status).toBe(404);
  const again = await hostOf('ada');
  expect(await (await again.send('GET', at)).json()).toEqual({ until: null });
  const third = await make();
  await host.send('DELETE', `/tables/${code}`);
  expect((await take(stranger, third)).status).toBe(404);
  const other = await start();
  await eraseAccount(other.db, 'ada');
  expect((await take(other.stranger, other.token)).status).toBe(404);
});

test.each(['x', 'A'.repeat(43), '%00', "'; drop table live_tables; --", 'é'.repeat(43)])(
  'a guessed link %j leads nowhere',
  async (token) => {
    const { stranger } = await start();
    expect((await take(stranger, encodeURIComponent(token))).status).toBe(404);
  },
);

test('an address that guesses links has to wait', async () => {
  const { browser, stranger, token } = await start();
  let status = 404;
  for (let tries = 0; status === 404 && tries < 1000; tries += 1)
    ({ status } = await take(stranger, 'A'.repeat(43)));
  expect(status).toBe(429);
  expect((await take(browser(), token)).status).toBe(200);
});

test('the link of a table is for its host alone to make and to end', async () => {
  const { at, browser, code, hostOf } = await start();
  const guest = browser();
  await guest.join(code);
  for (const method of ['GET', 'POST', 'DELETE']) {
    const body = method === 'POST' ? {} : undefined;
    expect((await guest.send(method, at, body)).status).toBe(401);
    const other = await hostOf('eve');
    expect((await other.send(method, at, body)).status).toBe(404);
  }
});
