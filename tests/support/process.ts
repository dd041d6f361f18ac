import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

export interface ServerProcess {
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves once the text stands on standard output; rejects where the process ends before. */
  readonly saysOnStdout: (text: string) => Promise<void>;
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Runs a script of the product as its own process, as an operator would. */
export const runProcess = (
  args: readonly string[],
  env: Record<string, string> = {},
  command: string = process.execPath,
): ServerProcess => {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
  const output = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
    for (const listener of listeners) listener();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (status, signal) => resolve(status ?? signal));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    saysOnStdout: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.stdout.includes(text)) resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended: ${output.stderr}`)));
      }),
    ended,
    kill: (signal) => void child.kill(signal),
  };
};
