import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { getConfig } from '../../../../server/config/config.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { placeOf } from '../../lambda/database.ts';

const HOST = 'cluster.dsql.eu-central-1.on.aws';

const configOf = (user: string) =>
  getConfig({
    DATABASE_ENGINE: 'dsql',
    DATABASE_URL: `postgres://${user}@${HOST}/postgres?sslmode=verify-full`,
    OIDC_ISSUER: 'https://issuer.example.com',
  });

test.each([
  ['the role of the API', 'dck_api', 'DbConnect'],
  ['the admin', 'admin', 'DbConnectAdmin'],
])(
  '%s connects by a token of its own kind, made for each connection',
  async (_who, user, action) => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'example');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { password } = placeOf(configOf(user), 'eu-central-1', true);
    const token = new URL(`https://${await password?.()}`);
    expect([token.hostname, token.searchParams.get('Action')]).toEqual([HOST, action]);
  },
);

test('a function without a region says so', () => {
  expect(() => placeOf(configOf('admin'), undefined, true)).toThrow('AWS_REGION');
});

test('a function without a database says so', () => {
  expect(() => placeOf(getConfig({}), 'eu-central-1', true)).toThrow('DATABASE_URL');
});

/** A server that hears what a client says first; `answer` may ask for more. */
const serve = async (hear: (socket: Socket, bytes: Buffer) => void): Promise<number> => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => hear(socket, bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

/** 'AuthenticationCleartextPassword' (PostgreSQL, 'Message Formats'). */
const ASK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

test('each connection is given a password of its own', async () => {
  const heard: string[] = [];
  const port = await serve((socket, bytes) => {
    if (bytes[0] !== 0x70) return void socket.write(ASK);
    heard.push(bytes.subarray(5, -1).toString());
    socket.destroy();
  });
  let made = 0;
  const password = () => Promise.resolve(`token ${(made += 1)}`);
  const url = `postgres://dck_api@127.0.0.1:${port}/postgres?sslmode=disable`;
  const db = await openDatabase({ url, engine: 'dsql', asIs: true, password });
  const ask = () => db.selectFrom('secrets').select('name').execute();
  await expect(ask()).rejects.toThrow('does not answer');
  await expect(ask()).rejects.toThrow('does not answer');
  await db.destroy();
  expect(heard).toEqual(['token 1', 'token 2']);
});

test('a token goes over TLS alone', async () => {
  const heard: number[] = [];
  const port = await serve((socket, bytes) => {
    heard.push(bytes.readInt32BE(4));
    socket.end('N');
  });
  const password = vi.fn<() => Promise<string>>();
  const url = `postgres://dck_api@127.0.0.1:${port}/postgres`;
  const db = await openDatabase({ url, engine: 'dsql', asIs: true, password });
  const asked = db.selectFrom('secrets').select('name').execute();
  await expect(asked).rejects.toThrow('does not support SSL');
  await db.destroy();
  // 'SSLRequest', and nothing after its refusal.
  expect(heard).toEqual([80_877_103]);
  expect(password).not.toHaveBeenCalled();
});
