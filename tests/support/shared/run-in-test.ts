import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { Shell } from '#server/shared/run-command.ts';

/** All that comes of a command. */
export interface Ended {
  readonly status: number | NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command of the product in this process, as its program would: what a process of its own costs is
 * many times the work of most commands.
 * @param env beside the variables of this process
 */
export const runInTest = async (
  command: (shell: Shell) => Promise<number>,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const status = await command({ args, env: () => ({ ...process.env, ...env }), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await said;
  return { status, stdout: out, stderr: err };
};
