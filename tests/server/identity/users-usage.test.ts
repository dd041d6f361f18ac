import { describe, expect, test } from 'vitest';

import { runUsers } from '#support/identity/users-command.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { runProcess } from '#support/shared/process.ts';

test('without a database there is nothing to do: one line and exit 1', async () => {
  const env = { DATA_DIR: await makeTemporaryFolder(), DATABASE_URL: '' };
  const { status, stderr } = await runUsers(env, 'list');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no database [^\n]*dck\.sqlite\. [^\n]*\n$/);
});

test('accounts that are elsewhere are not looked for here', async () => {
  const command = runProcess(['server/identity/users.command.ts', 'list'], {
    DATA_DIR: await makeTemporaryFolder(),
    OIDC_ISSUER: 'https://idp.example.com',
  });
  expect(await command.ended).toBe(1);
  expect(command.stderr()).toBe(
    'The accounts are with https://idp.example.com, as OIDC_ISSUER says.\n',
  );
});

describe('exit 2 and one line for', () => {
  test.each([
    [[], 'A command is missing.'],
    [['promote', 'ada@example.com'], 'promote is no command.'],
    [['constructor'], 'constructor is no command.'],
    [['grant', 'beta'], 'grant takes GROUP and EMAIL.'],
    [['delete'], 'delete takes EMAIL.'],
    [['show'], 'show takes EMAIL.'],
    [['reset-link', 'ada@example.com', 'bea@example.com'], 'reset-link takes EMAIL.'],
    [['list', 'all'], 'list takes nothing.'],
    [['grant', 'two words', 'ada@example.com'], 'A group has 1 to 128 characters and no spaces.'],
    [['--verbose'], "Unknown option '--verbose'."],
  ])('%j', async (args, line) => {
    const { status, stdout, stderr } = await runUsers({ DATA_DIR: '/nowhere' }, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`${line} See npm run users -- --help.\n`);
  });
});

test('--help tells every command and exits 0', async () => {
  const command = runProcess(['server/identity/users.command.ts', '--help'], {
    DATA_DIR: '/nowhere',
  });
  expect([await command.ended, command.stderr()]).toEqual([0, '']);
  for (const name of [
    'list',
    'show EMAIL',
    'sessions EMAIL',
    'reset-link EMAIL',
    'verify EMAIL',
    'disable EMAIL',
    'enable EMAIL',
    'grant GROUP EMAIL',
    'revoke GROUP EMAIL',
    'delete EMAIL',
    '--json',
  ]) {
    expect(command.stdout()).toContain(name);
  }
});
