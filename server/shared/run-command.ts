import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

import { UsageError } from '#server/shared/usage-error.ts';

const isWrongUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a command of the product and sets the exit status: 0 on success, 1 on a failure, 2 on wrong
 * usage, the latter two with one line on standard error. Reads `.env` first, as the server does.
 * @param usage shown for `--help` and for no arguments at all
 */
export const runCommand = async (
  usage: string,
  command: (args: string[]) => Promise<void>,
): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    return;
  }
  // Whoever reads only the beginning of a long list closes the pipe.
  process.stdout.on('error', () => process.exit());
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    await command(args);
  } catch (error) {
    const wrong = isWrongUsage(error);
    const message = error instanceof Error ? error.message : String(error);
    const line = message.split('\n')[0]?.replace(/[^.]$/, '$&.') ?? '';
    process.stderr.write(`${line}${wrong ? ' See --help.' : ''}\n`);
    process.exitCode = wrong ? 2 : 1;
  }
};
