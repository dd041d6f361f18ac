import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { getConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { createAccounts } from '#server/identity/accounts.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { Refusal, type Command } from '#server/identity/users/command.ts';
import { list, sessions, show } from '#server/identity/users/looks.ts';
import { resetLink } from '#server/identity/users/reset-link.ts';
import {
  checkGroup,
  disable,
  enable,
  grant,
  remove,
  revoke,
  verify,
} from '#server/identity/users/standing.ts';
import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const HELP = `Usage: npm run users -- COMMAND [--json]

  list                  all accounts: email, given name, groups, day of sign-up, state
                        (tab-separated); a state is proven or unproven, second, disabled
  show EMAIL            one account
  sessions EMAIL        where its owner is signed in: device, since when, last seen (tab-separated)
  reset-link EMAIL      a link to choose a new password, to be handed to the owner
  verify EMAIL          counts the email as proven; nobody else's account can have it then
  disable EMAIL         keeps an account out, at once and everywhere; nothing is deleted
  enable EMAIL          lets it in again
  grant GROUP EMAIL     puts an account into a group, such as beta
  revoke GROUP EMAIL    takes it out of a group
  delete EMAIL          deletes an account and everything stored about its owner; their decks
                        can be registered again

In the place of EMAIL the id of an account can stand: an email may have further sign-ups, and means the
account that holds it. With --json each command prints one value. It may be used while the server runs.
A group counts from the next token on: at the latest within an hour, when the app refreshes it. DATA_DIR
or DATABASE_URL says where the database is, PUBLIC_ORIGIN where links go.
`;

interface Usage {
  /** How many words the command takes after its name. */
  readonly takes: 0 | 1 | 2;
  readonly run: Command;
}

const COMMANDS: ReadonlyMap<string, Usage> = new Map<string, Usage>([
  ['list', { takes: 0, run: list }],
  ['show', { takes: 1, run: show }],
  ['sessions', { takes: 1, run: sessions }],
  ['reset-link', { takes: 1, run: resetLink }],
  ['verify', { takes: 1, run: verify }],
  ['disable', { takes: 1, run: disable }],
  ['enable', { takes: 1, run: enable }],
  ['grant', { takes: 2, run: grant }],
  ['revoke', { takes: 2, run: revoke }],
  ['delete', { takes: 1, run: remove }],
]);

interface Asked {
  readonly words: readonly string[];
  readonly json: boolean;
}

const askedOf = (args: readonly string[]): Asked | 'help' => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } },
    });
    return values.help ? 'help' : { words: positionals, json: values.json ?? false };
  } catch (error) {
    // Its first sentence names the option; the rest explains the shell's rules.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
};

const commandOf = ([name, ...rest]: readonly string[]): Command => {
  const usage = COMMANDS.get(name ?? '');
  if (!usage) {
    throw new UsageError(name === undefined ? 'A command is missing.' : `${name} is no command.`);
  }
  const { run, takes } = usage;
  if (rest.length !== takes) {
    throw new UsageError(`${name} takes ${['nothing', 'EMAIL', 'GROUP and EMAIL'][takes]}.`);
  }
  if (takes === 2) checkGroup(rest[0] ?? '');
  return (desk) => run(desk, ...rest);
};

const run = async ({ args, env }: Shell): Promise<string> => {
  const asked = askedOf(args);
  if (asked === 'help') return HELP;
  const command = commandOf(asked.words);
  const { database, oidc, origin } = getConfig(env());
  if (oidc) throw new Refusal(`The accounts are with ${oidc.issuer}, as OIDC_ISSUER says.`);
  if ('file' in database && !existsSync(database.file)) {
    const { file } = database;
    throw new Refusal(`There is no database ${file}. Start the server once, or set DATA_DIR.`);
  }
  const db = await openDatabase(database);
  try {
    const accounts = createAccounts(db, await createPasswords(), Date.now);
    const { text, value } = await command({ db, accounts, origin, clock: Date.now });
    if (asked.json) return `${JSON.stringify(value, undefined, 2)}\n`;
    return text === '' ? '' : `${text}\n`;
  } finally {
    await db.destroy();
  }
};

/**
 * Looks after the accounts of the embedded identity provider.
 * @returns the exit status: 0 on success, 1 on a failure, 2 on wrong usage, the latter two with one line
 *   on standard error
 */
export const runUsers = async (shell: Shell): Promise<number> => {
  try {
    shell.stdout.write(await run(shell));
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const isKnown = isUsage || error instanceof StartError || error instanceof Refusal;
    const text = isKnown ? error.message : String(error);
    shell.stderr.write(`${text}${isUsage ? ' See npm run users -- --help.' : ''}\n`);
    return isUsage ? 2 : 1;
  }
};
