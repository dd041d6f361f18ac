import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { memoryOf, type Product } from '#support/product-process.ts';

/** What a process holds. */
export interface Level {
  /** Open files and connections. */
  readonly descriptors: number;
  /** Resident memory in MB. */
  readonly memory: number;
}

/** How much more it may hold once all is quiet again: descriptors, and MB. */
const SLACK = { descriptors: 2, memory: 60 };
const BACK_WITHIN = 10_000;
const LOOK_EVERY = 100;

/** What the product holds now; nothing where the system does not tell (Linux does). */
export const levelOf = ({ pid, hasEnded }: Product): Level =>
  existsSync(`/proc/${pid}/fd`) && !hasEnded()
    ? { descriptors: readdirSync(`/proc/${pid}/fd`).length, memory: memoryOf(pid, 'VmRSS') }
    : { descriptors: 0, memory: 0 };

/** Looks at what a product holds until it is told to stop; gives the most of each. */
export const watchLevel = (product: Product): (() => Promise<Level>) => {
  const highest = { ...levelOf(product) };
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted && !product.hasEnded()) {
      const { descriptors, memory } = levelOf(product);
      highest.descriptors = Math.max(highest.descriptors, descriptors);
      highest.memory = Math.max(highest.memory, memory);
      await delay(LOOK_EVERY);
    }
  };
  const watching = watch();
  return async () => {
    over.abort();
    await watching;
    return highest;
  };
};

/**
 * Waits until a product holds no more than before.
 * @returns how it still differs when the time is over; empty where it does not
 */
export const backTo = async (
  product: Product,
  before: Level,
  within = BACK_WITHIN,
): Promise<string[]> => {
  const deadline = performance.now() + within;
  for (;;) {
    if (product.hasEnded()) return [`the process ended: ${product.complaints()}`];
    const now = levelOf(product);
    const more = (['descriptors', 'memory'] as const).filter(
      (kind) => now[kind] > before[kind] + SLACK[kind],
    );
    if (more.length === 0) return [];
    if (performance.now() > deadline) {
      return more.map(
        (kind) => `${kind}: ${Math.round(before[kind])} before, ${Math.round(now[kind])} after`,
      );
    }
    await delay(LOOK_EVERY);
  }
};
