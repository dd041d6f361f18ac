/** `npm run users`: lists the accounts of the embedded identity provider and changes their groups. */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';

import { getConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { createAccounts, type Accounts } from '#server/identity/accounts.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { StartError } from '#server/shared/start-error.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const HELP = `Usage: npm run users -- COMMAND

  list                  all accounts: email, given name, groups, day of sign-up (tab-separated)
  grant GROUP EMAIL     puts an account into a group, such as beta
  revoke GROUP EMAIL    takes it out of a group
  delete EMAIL          deletes an account and everything stored about its owner; their decks
                        can be registered again

It may be used while the server runs. A group counts from the next token on: at the latest within
an hour, when the app refreshes it. DATA_DIR or DATABASE_URL says where the database is.
`;

/** What was asked for cannot be done: exit 1. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** As Amazon Cognito has it: anything visible. */
const GROUP = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;

type Command = (accounts: Accounts) => Promise<string>;

const accountOf = async (accounts: Accounts, email: string) => {
  const account = await accounts.findByEmail(email);
  if (!account) throw new Refusal(`There is no account with the email ${email}.`);
  return account;
};

const list: Command = async (accounts) => {
  const lines = (await accounts.list()).map(({ email, givenName, groups, createdAt }) => {
    const day = new Date(createdAt).toISOString().slice(0, 10);
    return `${[email, givenName, groups.join(','), day].join('\t')}\n`;
  });
  return lines.join('');
};

const grant =
  (group: string, email: string): Command =>
  async (accounts) => {
    const account = await accountOf(accounts, email);
    await accounts.grant(account.id, group);
    return `${account.email} is in the group ${group}.\n`;
  };

const revoke =
  (group: string, email: string): Command =>
  async (accounts) => {
    const account = await accountOf(accounts, email);
    const wasIn = await accounts.revoke(account.id, group);
    if (!wasIn) throw new Refusal(`${account.email} is not in the group ${group}.`);
    return `${account.email} is no longer in the group ${group}.\n`;
  };

const remove =
  (email: string): Command =>
  async (accounts) => {
    const account = await accountOf(accounts, email);
    await accounts.delete(account.id);
    return `The account of ${account.email} is deleted.\n`;
  };

const wordsOf = (args: readonly string[]): string[] | 'help' => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    return values.help ? 'help' : positionals;
  } catch (error) {
    // Its first sentence names the option; the rest explains the shell's rules.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
};

/** How many words each command takes after its name. */
const EXPECTED: ReadonlyMap<string, number> = new Map([
  ['list', 0],
  ['grant', 2],
  ['revoke', 2],
  ['delete', 1],
]);

const commandOf = ([name, ...rest]: readonly string[]): Command => {
  const [first = '', second = ''] = rest;
  const expected = EXPECTED.get(name ?? '');
  if (expected === undefined) {
    throw new UsageError(name === undefined ? 'A command is missing.' : `${name} is no command.`);
  }
  if (rest.length !== expected) {
    throw new UsageError(`${name} takes ${['nothing', 'EMAIL', 'GROUP and EMAIL'][expected]}.`);
  }
  if (expected === 2 && !GROUP.test(first)) {
    throw new UsageError('A group has 1 to 128 characters and no spaces.');
  }
  if (name === 'grant') return grant(first, second);
  if (name === 'revoke') return revoke(first, second);
  return name === 'delete' ? remove(first) : list;
};

const run = async (args: readonly string[]): Promise<string> => {
  const words = wordsOf(args);
  if (words === 'help') return HELP;
  const command = commandOf(words);
  if (existsSync('.env')) loadEnvFile('.env');
  const { database, oidc } = getConfig(process.env);
  if (oidc) throw new Refusal(`The accounts are with ${oidc.issuer}, as OIDC_ISSUER says.`);
  if ('file' in database && !existsSync(database.file)) {
    const { file } = database;
    throw new Refusal(`There is no database ${file}. Start the server once, or set DATA_DIR.`);
  }
  const db = await openDatabase(database);
  try {
    return await command(createAccounts(db, await createPasswords(), Date.now));
  } finally {
    await db.destroy();
  }
};

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  const isUsage = error instanceof UsageError;
  const isKnown = isUsage || error instanceof StartError || error instanceof Refusal;
  const text = isKnown ? error.message : String(error);
  process.stderr.write(`${text}${isUsage ? ' See npm run users -- --help.' : ''}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
