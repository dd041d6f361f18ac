import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { TableMembership } from '#contract/tables.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { startProduct } from '#support/process/product.ts';
import { Browser, lay } from '#support/tables/calls.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/** The whole product, with a table of a member. */
const start = async () => {
  const product = await startProduct();
  const { access_token: token } = await signUp(product.origin, ADA);
  const host = new Browser({ request: (path, init) => fetch(`${product.origin}${path}`, init) });
  host.headers['authorization'] = `Bearer ${token}`;
  const { code } = TableMembership.parse(await (await host.send('POST', '/tables', {})).json());
  return { ...product, code, host };
};

test('a server that is to end ends its streams, and waits for none', async () => {
  const { close, code, host } = await start();
  const streams = await Promise.all([
    host.send('GET', `/tables/${code}/events`),
    host.send('GET', `/tables/${code}/events?as=screen`),
  ]);
  await close(60_000);
  const heard = await Promise.all(streams.map((stream) => stream.text()));
  expect(heard.map((text) => text.includes('event: snapshot'))).toEqual([true, true]);
});

test('an incomplete action changes nothing and delays no other request', async () => {
  const { code, host, port } = await start();
  const body = JSON.stringify({ id: randomUUID(), ...lay(['B12']) });
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST /api/tables/${code}/actions HTTP/1.1`,
    `Host: localhost:${port}`,
    `Cookie: dck_table_${code}=${host.cookie(code) ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  await host.do(code, lay(['T14']));
  socket.destroy();
  await once(socket, 'close');
  await host.do(code, lay(['M14']));
  expect((await host.see(code)).cards.map((card) => card.code)).toEqual(['T14', 'M14']);
});
