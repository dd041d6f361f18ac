import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { signUp } from '#support/identity/identity-client.ts';
import { openCollector } from '#support/process/collector.ts';
import { memoryOf, type Product } from '#support/process/product-process.ts';

/** Resources held by a process. */
export interface Level {
  /** Open files and connections. */
  readonly descriptors: number;
  /** Resident memory in MB. */
  readonly memory: number;
}

export interface Levels {
  /** Live heap, without garbage. */
  readonly settled: () => Promise<Level>;
  /** Looks until it is told to stop; gives the most of each, garbage included. */
  readonly watch: () => () => Promise<Level>;
  /**
   * Waits until it holds no more than before.
   * @param within how long that may take, in ms
   * @returns how it still differs when the time is over; empty where it does not
   */
  readonly backTo: (before: Level, within: number) => Promise<string[]>;
}

/** How much more it may hold once all is quiet again: descriptors, and MB. */
const SLACK = { descriptors: 2, memory: 60 };
const LOOK_EVERY = 100;

/** Nothing where the system does not tell (Linux does). */
const levelOf = ({ pid, hasEnded }: Product): Level =>
  existsSync(`/proc/${pid}/fd`) && !hasEnded()
    ? { descriptors: readdirSync(`/proc/${pid}/fd`).length, memory: memoryOf(pid, 'VmRSS') }
    : { descriptors: 0, memory: 0 };

/** A sign-up waits for the word lists of the password estimate, which load after the start and stay in memory. */
const PERSON = {
  email: 'levels@example.com',
  givenName: 'Ada',
  password: 'seven quiet lighthouses',
};

/** Looks at what a product holds that was started `INSPECTABLE`. */
export const openLevels = async (product: Product): Promise<Levels> => {
  await signUp(product.origin, PERSON);
  const collect = await openCollector(product);
  const settled = async (): Promise<Level> => {
    await collect();
    return levelOf(product);
  };
  return {
    settled,
    watch: () => {
      const highest = { ...levelOf(product) };
      const over = new AbortController();
      const watch = async (): Promise<void> => {
        while (!over.signal.aborted) {
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
    },
    backTo: async (before, within) => {
      const deadline = performance.now() + within;
      for (;;) {
        const now = await settled();
        if (product.hasEnded()) return [`the process ended: ${product.complaints()}`];
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
    },
  };
};
