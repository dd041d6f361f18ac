import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Between two rounds of honest requests, in ms. */
const PAUSE = 50;
const PATHS = ['/healthz', '/favicon.svg'] as const;

export interface Probes {
  readonly sent: number;
  /** How many were told that the server is busy (503). */
  readonly busy: number;
  /** The longest wait, in ms. */
  readonly slowest: number;
  /** Every honest request that got no good answer in time. */
  readonly failures: readonly string[];
}

/**
 * One request on a connection of its own; gives its status.
 * @param patience how long it may wait, in ms
 * @throws where there is no answer in time
 */
export const askHonestly = (origin: string, path: string, patience: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(new URL(path, origin), { agent: false, timeout: patience }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    request.on('error', reject).on('timeout', () => {
      request.destroy(new Error(`no answer within ${patience} ms`));
    });
  });

/**
 * Sends honest requests, one after the other, until it is told to stop.
 * @param patience how long each may wait for its answer, in ms
 * @returns what ends it and gives what was seen
 */
export const startProbes = (origin: string, patience: number): (() => Promise<Probes>) => {
  const failures: string[] = [];
  const over = new AbortController();
  let [sent, busy, slowest] = [0, 0, 0];
  const work = async (): Promise<void> => {
    while (!over.signal.aborted && failures.length === 0) {
      for (const path of PATHS) {
        const began = performance.now();
        const status = await askHonestly(origin, path, patience).catch(String);
        slowest = Math.max(slowest, Math.round(performance.now() - began));
        sent += 1;
        if (status === 503) busy += 1;
        else if (status !== 200) failures.push(`an honest GET ${path}: ${status}`);
      }
      await delay(PAUSE);
    }
  };
  const working = work();
  return async () => {
    over.abort();
    await working;
    return { sent, busy, slowest, failures };
  };
};
