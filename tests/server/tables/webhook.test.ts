import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

import { expect, test } from 'vitest';

import { TableRecord } from '#contract/table-record.ts';
import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { parseWebhookSecret } from '#server/config/webhook.ts';
import { serveHandler } from '#support/shared/serve-handler.ts';
import { lay, startTables } from '#support/tables/calls.ts';

const KEY = Buffer.alloc(32, 7);
const HOUR = 60 * 60_000;

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Tables whose records go to a server that answers as the test says, with the calls that it got. */
const start = async (answer: (res: ServerResponse) => void = (res) => res.end()) => {
  const calls: Call[] = [];
  const state = { answer };
  const url = await serveHandler((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      calls.push({ headers: req.headers, body: Buffer.concat(parts).toString() });
      state.answer(res);
    });
  });
  const api = await startTables({ tableWebhook: { url: `${url}/hook?a=1`, secret: KEY } });
  const { code, host } = await api.open({ source: { kind: 'empty', title: 'Our hour' } });
  await host.do(code, lay(['B12'], 'down'));
  const waiting = () => api.db.selectFrom('mails').selectAll().execute();
  return { ...api, calls, code, host, state, waiting };
};

const signatureOf = ({ body, headers }: Call): string => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`;
};

test('the webhook gets the host’s record once when a table closes, signed', async () => {
  const { calls, code, host, tables, time, waiting } = await start();
  await tables.sendRecords();
  expect(calls).toEqual([]);
  await host.do(code, { kind: 'close' });
  await tables.sendRecords();
  await tables.sendRecords();
  expect(calls).toHaveLength(1);
  const [call = { headers: {}, body: '' }] = calls;
  expect(call.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': String(Math.floor(time.now / 1000)),
    'webhook-signature': signatureOf(call),
  });
  const { data, type } = JSON.parse(call.body) as { data: unknown; type: string };
  const record = TableRecord.parse(data);
  expect([type, record.code, record.groups[0]?.cards[0]?.code]).toEqual([
    'table.closed',
    code,
    'B12',
  ]);
  expect(await waiting()).toEqual([]);
});

test('the record for the webhook is in the language in which the host closed the table', async () => {
  const { calls, code, host, tables } = await start();
  await host.do(code, { kind: 'note', note: randomUUID(), place: WHOLE_TABLE, text: 'Los!' });
  host.headers = { 'accept-language': 'de' };
  await host.do(code, { kind: 'close' });
  await tables.sendRecords();
  const { data } = JSON.parse(calls[0]?.body ?? '') as { data: unknown };
  expect(TableRecord.parse(data).notes).toMatchObject([{ text: 'Los!', author: 'Leitung' }]);
});

test('a table that closes by itself sends its record, too, in the language of its account', async () => {
  const { calls, code, db, host, tables, time } = await start();
  await host.do(code, { kind: 'note', note: randomUUID(), place: WHOLE_TABLE, text: 'Los!' });
  const account = { id: 'ada', given_name: 'Ada', holder: 1, password_hash: null, created_at: 0 };
  await db
    .insertInto('accounts')
    .values({ ...account, email: 'ada@example.com', locale: 'de' })
    .execute();
  time.now += 24 * HOUR;
  await tables.end();
  await tables.sendRecords();
  expect(calls).toHaveLength(1);
  const { data } = JSON.parse(calls[0]?.body ?? '') as { data: unknown };
  expect(TableRecord.parse(data).notes).toMatchObject([{ text: 'Los!', author: 'Leitung' }]);
});

test('a webhook that answers 500 gets the same record later, under the same id', async () => {
  const { calls, code, host, lines, state, tables, time, waiting } = await start((res) => {
    res.writeHead(500).end();
  });
  await host.do(code, { kind: 'close' });
  await tables.sendRecords();
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'mail_delayed', kind: 'table-record' }),
  );
  expect(await waiting()).toHaveLength(1);
  state.answer = (res) => res.end();
  time.now += 30_000;
  await tables.sendRecords();
  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([
    calls[0]?.headers['webhook-id'],
    calls[0]?.headers['webhook-id'],
  ]);
  expect(await waiting()).toEqual([]);
});

test('a webhook that never succeeds is given up after a day', async () => {
  const { code, host, lines, tables, time, waiting } = await start((res) => {
    res.writeHead(500).end();
  });
  await host.do(code, { kind: 'close' });
  for (let tries = 0; tries < 30 && (await waiting()).length > 0; tries += 1) {
    await tables.sendRecords();
    time.now += 4 * HOUR;
  }
  expect(lines.at(-1)).toMatchObject({ event: 'mail_given_up', kind: 'table-record' });
});

test('a webhook that hangs does not delay the close, and a stop ends it', async () => {
  const { code, host, calls, tables, waiting } = await start(() => undefined);
  await host.do(code, { kind: 'close' });
  expect((await host.see(code)).phase).toBe('closed');
  const sending = tables.sendRecords();
  await expect.poll(() => calls).toHaveLength(1);
  // The row stays for another process.
  await tables.endRecords();
  await sending;
  expect(await waiting()).toMatchObject([{ kind: 'table-record' }]);
});

test('a redirect is not followed', async () => {
  const { calls, code, host, tables, waiting } = await start((res) => {
    res.writeHead(307, { location: '/elsewhere' }).end();
  });
  await host.do(code, { kind: 'close' });
  await tables.sendRecords();
  expect(calls).toHaveLength(1);
  expect(await waiting()).toHaveLength(1);
});

test('the record of a table that is deleted meanwhile is not sent', async () => {
  const { calls, code, host, tables, waiting } = await start();
  await host.do(code, { kind: 'close' });
  await host.send('DELETE', `/tables/${code}`);
  await tables.sendRecords();
  expect(calls).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('without a webhook a close queues nothing', async () => {
  const { db, open } = await startTables();
  const { code, host } = await open();
  await host.do(code, { kind: 'close' });
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test.each([
  [`whsec_${KEY.toString('base64')}`, KEY],
  [KEY.toString('base64'), undefined],
  ['whsec_c2hvcnQ=', undefined],
  ['whsec_not base64', undefined],
  [`whsec_${Buffer.alloc(65).toString('base64')}`, undefined],
])('the secret %s is read as %o', (text, secret) => {
  expect(parseWebhookSecret(text)).toEqual(secret);
});
