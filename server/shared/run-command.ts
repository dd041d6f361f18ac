import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import type { Writable } from 'node:stream';

import type { Terminal } from '#server/shared/progress.ts';
import { UsageError } from '#server/shared/usage-error.ts';

/** Input and output of a command. */
export interface Shell {
  readonly args: readonly string[];
  /** The environment, including `.env`. */
  readonly env: () => NodeJS.ProcessEnv;
  readonly stdout: Writable;
  readonly stderr: Terminal;
}

const isWrongUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a command of the product.
 * @param usage shown for `--help`
 * @returns the exit status: 0 on success, 1 on a failure, 2 on wrong usage, the latter two with one line on
 *   standard error
 */
export const runCommand = async (
  { args, stdout, stderr }: Shell,
  usage: string,
  command: (args: string[]) => Promise<void>,
): Promise<number> => {
  if (args.includes('--help') || args.includes('-h')) {
    stdout.write(usage);
    return 0;
  }
  try {
    await command([...args]);
    return 0;
  } catch (error) {
    const wrong = isWrongUsage(error);
    const message = error instanceof Error ? error.message : String(error);
    const line = message.split('\n')[0]?.replace(/[^.]$/, '$&.') ?? '';
    stderr.write(`${line}${wrong ? ' See --help.' : ''}\n`);
    return wrong ? 2 : 1;
  }
};

/**
 * Runs a command with this process's arguments and streams, and sets its exit status. `.env` is read when the
 * command reads its environment, as the server does at its start.
 */
export const runInProcess = async (command: (shell: Shell) => Promise<number>): Promise<void> => {
  const { env, stdout, stderr } = process;
  // A reader of only the beginning of a long list closes the pipe.
  stdout.on('error', () => process.exit());
  process.exitCode = await command({
    args: process.argv.slice(2),
    env: () => {
      if (existsSync('.env')) loadEnvFile('.env');
      return env;
    },
    stdout,
    stderr,
  });
};
