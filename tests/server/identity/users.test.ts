import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import { createVerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';
import { loadDerivation } from '#server/identity/verification-tokens/secrets.ts';
import { makeDatabase } from '#support/database/database.ts';
import { IdentityBrowser, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { runUsers } from '#support/identity/users-command.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/** A running identity provider with one account, and the command on the same database. */
const running = async () => {
  const { place, env } = await makeDatabase();
  const { db, identity, origin } = await serveIdentity({ place });
  await identity.accounts.create(ADA);
  const run = (...args: string[]) => runUsers({ ...env, PUBLIC_ORIGIN: origin }, ...args);
  return { db, identity, origin, run };
};

test('list shows who is there, since when, and in which groups', async () => {
  const { identity, run } = await running();
  const ada = await identity.accounts.findByEmail(ADA.email);
  await identity.accounts.grant(ada?.id ?? '', 'beta');
  const day = new Date(ada?.createdAt ?? 0).toISOString().slice(0, 10);
  expect(await run('list')).toEqual({
    status: 0,
    stdout: `ada@example.com\tAda\tbeta\t${day}\tunproven\n`,
    stderr: '',
  });
});

test('list tells a second sign-up, a proven and a disabled account apart', async () => {
  const { identity, run } = await running();
  const ada = await identity.accounts.findByEmail(ADA.email);
  await identity.accounts.createBeside({ ...ADA, password: 'somebody else’s' });
  await identity.accounts.createBeside({ ...ADA, email: 'bea@example.com', verified: true });
  await identity.accounts.setDisabled(ada?.id ?? '', true);
  const { stdout } = await run('list');
  const states = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').at(-1));
  expect(states).toEqual(['unproven,disabled', 'unproven,second', 'proven']);
});

test('show tells what an operator may know of an account, and nothing of its password', async () => {
  const { identity, run } = await running();
  const ada = await identity.accounts.findByEmail(ADA.email);
  const { stdout, ...rest } = await run('show', ' ADA@example.com');
  expect(rest).toEqual({ status: 0, stderr: '' });
  for (const line of ['Email: ada@example.com', 'Proven: no', `Id: ${ada?.id}`, 'Decks: 0']) {
    expect(stdout.split('\n')).toContain(line);
  }
  expect(stdout).not.toMatch(/argon|\$/);
});

test('an account is found by its id as well, such as a second sign-up', async () => {
  const { identity, run } = await running();
  const second = await identity.accounts.createBeside(ADA);
  const { stdout } = await run('show', second.id, '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    id: second.id,
    holdsEmail: false,
    beside: [{ email: ADA.email, holdsEmail: true }],
  });
});

test('verify makes the holder’s address count as proven and leaves a second sign-up', async () => {
  const { identity, run } = await running();
  const second = await identity.accounts.createBeside(ADA);
  expect(await run('verify', ADA.email)).toEqual({
    status: 0,
    stdout: 'ada@example.com counts as proven.\n',
    stderr: '',
  });
  expect((await identity.accounts.findByEmail(ADA.email))?.verifiedAt).not.toBeNull();
  expect(await identity.accounts.find(second.id)).toMatchObject({ verifiedAt: null });
});

test('verify of a second sign-up is refused where the holder has proven the address', async () => {
  const { identity, run } = await running();
  const second = await identity.accounts.createBeside(ADA);
  const ada = await identity.accounts.findByEmail(ADA.email);
  await identity.accounts.setVerifiedEmail(ada?.id ?? '', 'ada@example.com');
  const late = await identity.accounts.createBeside(ADA);
  expect(late.id).not.toBe(second.id);
  expect(await run('verify', late.id)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Another account has proven ada@example.com.\n',
  });
});

test('reset-link makes a link of the configured origin that counts, and ends the one before', async () => {
  const { db, identity, origin, run } = await running();
  const ada = await identity.accounts.findByEmail(ADA.email);
  const earlier = JSON.parse((await run('reset-link', ADA.email, '--json')).stdout) as {
    link: string;
  };
  const { status, stdout } = await run('reset-link', ADA.email);
  const link = stdout.split('\n').at(-2) ?? '';
  expect([status, link.startsWith(`${origin}/idp/reset?token=`)]).toEqual([0, true]);
  const tokens = createVerificationTokens(db, await loadDerivation(db, Date.now()), Date.now);
  const accountOf = async (address: string) =>
    (await tokens.find('reset', new URL(address).searchParams.get('token') ?? ''))?.accountId;
  expect([await accountOf(link), await accountOf(earlier.link)]).toEqual([ada?.id, undefined]);
});

test('what an operator does to an account stands in its recent activity', async () => {
  const { db, run } = await running();
  for (const command of ['verify', 'disable', 'enable', 'reset-link']) {
    await run(command, ADA.email);
  }
  const events = await db.selectFrom('account_events').select('kind').orderBy('at').execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    'address-proven',
    'disabled',
    'enabled',
    'reset-asked',
  ]);
});

test('no link is made for a disabled account', async () => {
  const { run } = await running();
  await run('disable', ADA.email);
  expect(await run('reset-link', ADA.email)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The account of ada@example.com is disabled. Enable it first.\n',
  });
});

test('sessions lists where an account is signed in', async () => {
  const { origin, run } = await running();
  const browser = new IdentityBrowser(origin);
  await signUp(origin, { ...ADA, email: 'bea@example.com' }, browser);
  const { stdout } = await run('sessions', 'bea@example.com', '--json');
  expect(JSON.parse(stdout)).toEqual([
    {
      device: expect.any(String) as string,
      startedAt: expect.stringMatching(/^\d{4}-/) as string,
      seenAt: expect.stringMatching(/^\d{4}-/) as string,
    },
  ]);
  expect((await run('sessions', 'bea@example.com')).stdout).toMatch(
    /^[^\t\n]+\t[^\t]+Z\t[^\t]+Z\n$/,
  );
});

test.each([
  [['list'], [{ email: ADA.email, disabled: false, verifiedAt: null }]],
  [['show', ADA.email], { email: ADA.email, decks: 0, sessions: 0, beside: [] }],
  [['sessions', ADA.email], []],
  [['verify', ADA.email], { verifiedAt: expect.stringMatching(/Z$/) as string }],
  [['disable', ADA.email], { disabled: true }],
  [['enable', ADA.email], { disabled: false }],
  [['grant', 'beta', ADA.email], { groups: ['beta'] }],
  [['delete', ADA.email], { email: ADA.email, deleted: true }],
])('%j --json prints one value and nothing else', async (args, value) => {
  const { run } = await running();
  const { status, stderr, stdout } = await run(...args, '--json');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject(value);
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
  const second = parseTokens(await answer.json());
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
