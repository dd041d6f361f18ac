import { join } from 'node:path';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { limitKey } from '#server/db/limits.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Place } from '#support/process/product-process.ts';

/** How many ask for captions at once, each from an address of its own. */
const AT_ONCE = 8;
/** The most captions of an address: fewer than its limit lets through. */
const MOST = 100;

/** Asks a server that is killed for captions: what is on its disk of each is a point of its address. */
export const startCaptions = (place: Place) => {
  const acknowledged = new Map<string, number>();
  let written = 0;
  let uncounted = 0;
  let addresses = 0;

  const askFrom = async (origin: string, signal: AbortSignal, note: () => void): Promise<void> => {
    addresses += 1;
    const address = `10.0.${addresses >> 8}.${addresses & 255}`;
    for (let asked = 0; asked < MOST && !signal.aborted; asked += 1) {
      const answer = await fetch(`${origin}/thanks/social`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify(captionRequest(DEFAULT_CHOICES, asked)),
      });
      if (answer.ok) {
        acknowledged.set(address, asked + 1);
        written += 1;
      }
      await answer.arrayBuffer();
      note();
    }
  };

  return {
    /** The place of a server that believes where requests say that they come from. */
    place: { ...place, env: { ...place.env, TRUSTED_PROXIES: '127.0.0.1,::1' } },
    /** Asks until the signal; ends with the server's connections at the latest. */
    ask: (origin: string, signal: AbortSignal, note: () => void): Promise<unknown> =>
      Promise.allSettled(Array.from({ length: AT_ONCE }, () => askFrom(origin, signal, note))),
    /** Looks how many of the captions since the last look the limits know. */
    count: async (): Promise<void> => {
      const { databaseUrl: url, dataDir } = place;
      const db = await openDatabase(url ? { url } : { file: join(dataDir, 'dck.sqlite') });
      const rows = await db.selectFrom('rate_limits').select(['key', 'points']).execute();
      await db.destroy();
      const points = new Map(rows.map(({ key, points: taken }) => [key, taken]));
      for (const [address, count] of acknowledged)
        uncounted += Math.max(0, count - (points.get(limitKey('captions', address)) ?? 0));
      acknowledged.clear();
    },
    written: () => written,
    uncounted: () => uncounted,
  };
};
