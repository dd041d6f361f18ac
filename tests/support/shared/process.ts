import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Where what one process has compiled waits for the next: half of a short command's time. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compile') };

export interface ServerProcess {
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves once the text stands on standard output; rejects where the process ends before. */
  readonly saysOnStdout: (text: string) => Promise<void>;
  /** The same for standard error. */
  readonly saysOnStderr: (text: string) => Promise<void>;
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly pid: number | undefined;
  readonly kill: (signal: NodeJS.Signals) => void;
}

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The program, if not Node. */
  readonly command?: string;
  /** The folder that it runs in, if not that of the project. */
  readonly cwd?: string;
}

/** Runs a program as its own process, as an operator would. The caller has to end it. */
export const startProcess = (
  args: readonly string[],
  { env = {}, command = process.execPath, cwd = ROOT }: ProcessOptions,
): ServerProcess => {
  const child = spawn(command, args, { cwd, env: { ...COMPILED, ...process.env, ...env } });
  const output = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      output[stream] += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (status, signal) => resolve(status ?? signal));
  });
  const says = (stream: keyof typeof output) => (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output[stream].includes(text)) resolve();
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended: ${output.stderr}`)));
    });
  return {
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    saysOnStdout: says('stdout'),
    saysOnStderr: says('stderr'),
    ended,
    pid: child.pid,
    kill: (signal) => void child.kill(signal),
  };
};

/** Runs a script of the product as its own process until the test ends. */
export const runProcess = (
  args: readonly string[],
  env: Record<string, string> = {},
  command: string = process.execPath,
): ServerProcess => {
  const child = startProcess(args, { env, command });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await child.ended;
  });
  return child;
};
