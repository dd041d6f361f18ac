// @ts-check
// Workshop tables under load: the delay from a guest's action to every event stream of the table.
import { listenAt, loadTables, openTables } from '#support/tables/load.ts';

import { withPlace, withProduct } from './product.mjs';

/** Tables, guests of each, and event streams of each guest. */
const LOADS = [
  { count: 1, guests: 60, streams: 1 },
  { count: 200, guests: 3, streams: 3 },
];
const PACE = { perSecond: 200, seconds: 10 };
const GOAL = { atMost: 150 };

export const title = `Tables, ${PACE.perSecond} actions a second`;

export const about =
  `One product on SQLite, ${PACE.seconds} s of actions at an even pace, a tenth of them notes, the others votes; the delay ` +
  "is from the POST to each event stream of the table. The client runs on the same cores; the processor's time is that of " +
  'the server. Not shown: PostgreSQL, two processes, and crowds (`npm run stress -- tables`, `table-crowd`).';

/**
 * Loads one table with many guests, and many tables with a few.
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export const bench = async () => {
  /** @type {import('./figures.mjs').Figures} */
  const figures = {};
  for (const { count, guests, streams } of LOADS) {
    const report = await withPlace((place) =>
      withProduct(place, async (product) => {
        const tables = await openTables([product.origin], count, guests);
        const listeners = await listenAt(tables, streams);
        try {
          const found = await loadTables({ tables, listeners, ...PACE, products: [product] });
          return { ...found, streams: listeners.length, memory: product.memory() };
        } finally {
          for (const listener of listeners) listener.end();
        }
      }),
    );
    const { median, p99 } = report;
    figures[`${count} ${count === 1 ? 'table' : 'tables'}, ${report.streams} streams`] = {
      'median, ms': median,
      'p99, ms': { median: p99, lowest: p99, highest: p99, goal: GOAL },
      'processor, ms an action': report.processorMs.perAction,
      'refused or lost': report.refused + report.lost,
      'memory, MB': report.memory,
    };
  }
  return figures;
};
