import type { Socket } from 'node:net';

import { play } from '#support/fuzz/play.ts';
import { visitsFrom, type Visit } from '#support/fuzz/visits.ts';
import { exploreWorld } from '#support/fuzz/world.ts';
import { openLevels, type Level } from '#support/process/levels.ts';
import { startProbes, type Probes } from '#support/process/probes.ts';
import { startProductProcess, type Place, type Product } from '#support/process/product-process.ts';

/** Visits under way at a time. */
const PARALLEL = 32;
/** Unread connections that stay open at a time. */
const HELD = 24;
/** How long the process may take to be as it was before, in ms. */
const BACK_WITHIN = 10_000;
/** Failures after which there is nothing more to learn. */
const ENOUGH = 5;
/** How much of a failing visit is shown, in characters. */
const SHOWN = 3000;

export interface FuzzOptions {
  readonly seed: number;
  /** How many at least; a repeated one counts once. */
  readonly requests: number;
  /** How long an honest request beside them may wait, in ms. */
  readonly patience: number;
}

export interface FuzzReport {
  readonly requests: number;
  readonly statuses: ReadonlySet<number>;
  readonly probes: Probes;
  readonly before: Level;
  readonly after: Level;
  readonly failures: readonly string[];
}

const TOKEN = /eyJ[\w.-]{50,}/g;

const show = ({ bytes, manner }: Visit): string => {
  const text = bytes
    .slice(0, 10 * SHOWN)
    .replaceAll(TOKEN, '(token)')
    .slice(0, SHOWN);
  return `${manner}, ${bytes.length} bytes: ${JSON.stringify(text)}`;
};

/** Repeats visits, one at a time and each at a process that lives; gives those that end it. */
const findKillers = async (place: Place, visits: readonly Visit[]): Promise<string[]> => {
  const killers: string[] = [];
  let product = await startProductProcess(place);
  for (const visit of visits) {
    const held: Socket[] = [];
    await play(place.port, visit, (socket) => held.push(socket));
    // A process that is about to die does not answer this.
    const lives = await fetch(`${product.origin}/healthz`).then(
      () => true,
      () => false,
    );
    for (const socket of held) socket.destroy();
    if (!lives) {
      await product.end('SIGKILL');
      killers.push(`ends the process: ${show(visit)}\n${product.complaints()}`);
      if (killers.length >= ENOUGH) return killers;
      product = await startProductProcess(place);
    }
  }
  await product.end('SIGKILL');
  return killers;
};

/**
 * Sends fuzzed requests to a product, honest ones beside them, and looks whether it bears that.
 * @returns `failures` is empty where the process lives, answered well and holds no more than before
 */
export const fuzz = async (
  product: Product,
  { seed, requests, patience }: FuzzOptions,
): Promise<FuzzReport> => {
  const { place } = product;
  const visits = visitsFrom(await exploreWorld(product), seed);
  const levels = await openLevels(product);
  const before = await levels.settled();
  const statuses = new Set<number>();
  const failures: string[] = [];
  const held: Socket[] = [];
  const recent: Visit[] = [];
  let sent = 0;
  const hold = (socket: Socket): void => {
    held.push(socket);
    if (held.length > HELD) held.shift()?.destroy();
  };
  const work = async (): Promise<void> => {
    while (sent < requests && failures.length < ENOUGH && !product.hasEnded()) {
      const visit = visits.next().value;
      sent += visit.requests;
      recent.push(visit);
      if (recent.length > 2 * PARALLEL + HELD) recent.shift();
      const { statuses: seen, failure } = await play(place.port, visit, hold);
      for (const status of seen) statuses.add(status);
      if (failure !== '') failures.push(`${failure}: ${show(visit)}`);
    }
  };
  const stopProbes = startProbes(product.origin, patience);
  await Promise.all(Array.from({ length: PARALLEL }, work));
  for (const socket of held) socket.destroy();
  const probes = await stopProbes();
  failures.push(...probes.failures);
  failures.push(...(await levels.backTo(before, BACK_WITHIN)));
  if (product.hasEnded()) failures.push(...(await findKillers(place, recent)));
  if (failures.length > 0) failures.unshift(`To repeat: FUZZ_SEED=${seed}`);
  return { requests: sent, statuses, probes, before, after: await levels.settled(), failures };
};
