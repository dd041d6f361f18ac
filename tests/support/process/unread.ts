import { connect, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

import { openLevels, type Level } from '#support/process/levels.ts';
import { askHonestly, startProbes, type Probes } from '#support/process/probes.ts';
import type { Product } from '#support/process/product-process.ts';

/** Connections that send requests and never read an answer. */
export interface Unread {
  readonly connections: number;
  /** The requests of each connection, in order, so many times. */
  readonly paths: readonly string[];
  readonly times: number;
  /** The header lines of each request; `Host` where not given. */
  readonly fields?: readonly string[];
}

export interface UnreadReport {
  readonly before: Level;
  /** The most that the process held. */
  readonly highest: Level;
  readonly probes: Probes;
  /** Resources that had not returned to their level in time. */
  readonly kept: readonly string[];
}

/** Opens a connection; resolves when the system has accepted its bytes or refused them. */
const open = (
  port: number,
  { paths, times, fields = [`Host: localhost:${port}`] }: Unread,
): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').pause();
    onTestFinished(() => void socket.destroy());
    const heads = paths.map((path) => [`GET ${path} HTTP/1.1`, ...fields, '\r\n'].join('\r\n'));
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
  // The queue is in order: an answer to this one means that all earlier ones were accepted.
  await askHonestly(product.origin, '/healthz', within).catch(String);
  const kept = await levels.backTo(before, within);
  return { before, kept, probes: await stopProbes(), highest: await stopWatching() };
};
