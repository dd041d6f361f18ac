import { runProcess } from '#support/shared/process.ts';

/** All that comes of a command. */
export interface Ended {
  readonly status: number | NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run users` over a database. */
export const runUsers = async (
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ended> => {
  const command = runProcess(['server/identity/users.command.ts', ...args], { ...env });
  const status = await command.ended;
  return { status, stdout: command.stdout(), stderr: command.stderr() };
};
