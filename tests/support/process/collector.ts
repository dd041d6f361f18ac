import { vi } from 'vitest';

import type { Product } from '#support/process/product-process.ts';

/** Lets a process open its inspector on a port that is free; to be set in its environment. */
export const INSPECTABLE = { NODE_OPTIONS: '--inspect-port=0' } as const;

const ADDRESS = /Debugger listening on (ws:\S+)/;

/** How long a process may take to open its inspector, in ms. */
const OPEN_WITHIN = 10_000;

/**
 * Reaches into a product that was started {@link INSPECTABLE}.
 * @returns what makes it collect its garbage; resolves when that is done, or when the process is gone
 */
export const openCollector = async ({ pid, complaints }: Product): Promise<() => Promise<void>> => {
  // Node's own signal for it.
  process.kill(pid, 'SIGUSR1');
  const address = await vi.waitUntil(() => ADDRESS.exec(complaints())?.[1], OPEN_WITHIN);
  return () =>
    new Promise((resolve) => {
      const inspector = new WebSocket(address);
      inspector.addEventListener('open', () => {
        inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      });
      // Not kept open: a process does not exit while the inspector is attached.
      inspector.addEventListener('message', () => inspector.close());
      inspector.addEventListener('error', () => resolve());
      inspector.addEventListener('close', () => resolve());
    });
};
