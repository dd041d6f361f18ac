import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import { TokenResponse } from '#contract/session.ts';
import { makeDatabase } from '#support/database/database.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { runProcess } from '#support/shared/process.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/** Runs the command over a database and gives all that comes of it. */
const users = async (env: Record<string, string>, ...args: string[]) => {
  const command = runProcess(['server/identity/users.command.ts', ...args], env);
  const status = await command.ended;
  return { status, stdout: command.stdout(), stderr: command.stderr() };
};

/** A running identity provider with one account, and the command on the same database. */
const running = async () => {
  const { place, env } = await makeDatabase();
  const { identity, origin } = await serveIdentity({ place });
  await identity.accounts.create(ADA);
  return { identity, origin, run: (...args: string[]) => users(env, ...args) };
};

test('list shows who is there, since when, and in which groups', async () => {
  const { identity, run } = await running();
  const ada = await identity.accounts.findByEmail(ADA.email);
  await identity.accounts.grant(ada?.id ?? '', 'beta');
  const day = new Date(ada?.createdAt ?? 0).toISOString().slice(0, 10);
  expect(await run('list')).toEqual({
    status: 0,
    stdout: `ada@example.com\tAda\tbeta\t${day}\n`,
    stderr: '',
  });
});

test('a group granted while the server runs is in the tokens of the next refresh', async () => {
  const { origin, run } = await running();
  const bea = { ...ADA, email: 'bea@example.com' };
  const first = await signUp(origin, bea);
  expect(await run('grant', 'beta', ' BEA@example.com')).toEqual({
    status: 0,
    stdout: 'bea@example.com is in the group beta.\n',
    stderr: '',
  });
  const answer = await fetch(`${origin}/idp/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'dck-web',
      refresh_token: first.refresh_token ?? '',
    }),
  });
  const second = TokenResponse.parse(await answer.json());
  const groupsIn = (token: string) => decodeJwt(token)['cognito:groups'];
  expect(groupsIn(first.id_token)).toBeUndefined();
  expect([groupsIn(second.id_token), groupsIn(second.access_token)]).toEqual([['beta'], ['beta']]);
});

test('revoke takes an account out of a group', async () => {
  const { identity, run } = await running();
  const ada = await identity.accounts.findByEmail(ADA.email);
  await identity.accounts.grant(ada?.id ?? '', 'beta');
  expect(await run('revoke', 'beta', ADA.email)).toMatchObject({ status: 0, stderr: '' });
  expect((await identity.accounts.findByEmail(ADA.email))?.groups).toEqual([]);
});

test('delete removes the account', async () => {
  const { identity, run } = await running();
  expect(await run('delete', ADA.email)).toEqual({
    status: 0,
    stdout: 'The account of ada@example.com is deleted.\n',
    stderr: '',
  });
  expect(await identity.accounts.list()).toEqual([]);
});

test.each([
  [['grant', 'beta', 'eve@example.com'], 'There is no account with the email eve@example.com.'],
  [['delete', 'eve@example.com'], 'There is no account with the email eve@example.com.'],
  [['revoke', 'beta', ADA.email], 'ada@example.com is not in the group beta.'],
])('%j cannot be done: one line and exit 1', async (args, line) => {
  const { run } = await running();
  expect(await run(...args)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
});
