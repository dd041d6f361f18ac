import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { onTestFinished } from 'vitest';

import { freePort } from '#support/shared/free-port.ts';

/** A way to a server that can be made slow. */
export interface SlowProxy {
  /** The server's address by this way. */
  readonly url: string;
  /** How long each answer is held back from now on, in ms. */
  readonly setDelay: (ms: number) => void;
}

/**
 * Stands before a server until the test ends and holds its answers back.
 * @param target the server's address
 */
export const startSlowProxy = async (target: string): Promise<SlowProxy> => {
  const { hostname, port: targetPort } = new URL(target);
  let delay = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    const over = new AbortController();
    let last = Promise.resolve();
    open.add(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        over.abort();
        open.delete(near);
        other.destroy();
      });
    }
    near.on('data', (bytes: Buffer) => void far.write(bytes));
    far.on('data', (bytes: Buffer) => {
      const wait = delay;
      if (wait === 0) return void last.then(() => near.write(bytes));
      last = last.then(async () => {
        await sleep(wait, undefined, { signal: over.signal }).catch(() => {});
        near.write(bytes);
      });
      return undefined;
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    setDelay: (ms) => {
      delay = ms;
    },
  };
};
