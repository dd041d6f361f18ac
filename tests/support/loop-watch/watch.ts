import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The answers of `/healthz` to a process that asks one after the other. */
export interface Seen {
  /** The longest, in ms. */
  readonly longest: number;
  readonly answers: number;
}

/** How a server is started so that it tells how long its loop was held. */
export const heldAt = (port: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'held.mjs')).href}`,
  HELD_PORT: String(port),
});

/** The most of the processor that the loop has taken in one turn since this was last asked, in ms. */
export const askHeld = async (port: number): Promise<number> =>
  Number(await (await fetch(`http://127.0.0.1:${port}`)).text());

export interface Watch {
  /** Observations since the last call. */
  readonly next: () => Promise<Seen>;
  readonly end: () => Promise<void>;
}

/** Starts the process that asks. */
export const startWatch = async (origin: string): Promise<Watch> => {
  const child = fork(join(import.meta.dirname, 'watcher.mjs'), [origin]);
  const ended = once(child, 'exit');
  const next = async (): Promise<Seen> => {
    const answer = once(child, 'message');
    child.send('next');
    const [seen] = (await answer) as [Seen];
    return seen;
  };
  // It has asked once before anything is measured.
  while ((await next()).answers === 0);
  return {
    next,
    end: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
