import { connect, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

import { openLevels, type Level } from '#support/process/levels.ts';
import { askHonestly, startProbes, type Probes } from '#support/process/probes.ts';
import type { Product } from '#support/process/product-process.ts';

/** Connections that send requests and never read an answer. */
export interface Unread {
  readonly connections: number;
  /** What each of them asks for, one after the other, so many times. */
  readonly paths: readonly string[];
  readonly times: number;
}

export interface UnreadReport {
  readonly before: Level;
  /** The most that the process held. */
  readonly highest: Level;
  readonly probes: Probes;
  /** What had not returned to its level in time. */
  readonly kept: readonly string[];
}

/** Opens one; resolves when the system has taken its bytes or told that nobody will. */
const open = (port: number, { paths, times }: Unread): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').pause();
    onTestFinished(() => void socket.destroy());
    const heads = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    socket.on('error', () => {});
    socket.write(heads.join('').repeat(times), () => resolve(socket));
  });

/**
 * Opens connections that never read and stay open, with honest requests beside them, and waits for the
 * server to end them.
 * @param within how long the server may take for that, in ms
 * @param patience of the honest ones, in ms
 */
export const leaveUnread = async (
  product: Product,
  kinds: readonly Unread[],
  { within, patience }: { readonly within: number; readonly patience: number },
): Promise<UnreadReport> => {
  const levels = await openLevels(product);
  const before = await levels.settled();
  const stopWatching = levels.watch();
  const stopProbes = startProbes(product.origin, patience);
  const all = kinds.flatMap((kind) => Array.from({ length: kind.connections }, () => kind));
  await Promise.all(all.map((kind) => open(product.place.port, kind)));
  // Whoever came before this one has been let in when it is answered.
  await askHonestly(product.origin, '/healthz', within).catch(String);
  const kept = await levels.backTo(before, within);
  return { before, kept, probes: await stopProbes(), highest: await stopWatching() };
};
