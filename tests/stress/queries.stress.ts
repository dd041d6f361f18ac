import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';

import { openDatabase, type DatabasePlace } from '#server/db/open.ts';
import { purgeExpired } from '#server/identity/purge.ts';
import { startPostgres } from '#support/database/postgres.ts';
import { millionRows } from '#support/process/million-rows.ts';
import { startProduct } from '#support/process/product.ts';
import { watchStatements } from '#support/process/statements.ts';
import { liveWholeLife } from '#support/process/whole-life.ts';
import { printFigure } from '#support/shared/figure.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const ROUNDS = 5;
/** How long a statement may take, in ms. */
const MOST = 20;
/** How long the purge is watched, in ms. */
const PURGING = 10_000;

const placeOf: Readonly<Record<string, () => Promise<DatabasePlace>>> = {
  SQLite: async () => ({ file: `${await makeTemporaryFolder()}/dck.sqlite` }),
  PostgreSQL: async () => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('No PostgreSQL server is installed.');
    onTestFinished(() => postgres.close());
    return { url: postgres.url };
  },
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const inMs = (value: number): string => `${value.toFixed(1)} ms`;

test.each(Object.entries(placeOf))(
  'no statement of a request or of the purge takes 20 ms on a million rows: %s',
  async (engine, makePlace) => {
    const place = await makePlace();
    const watch = watchStatements();
    const db = await openDatabase(place);
    onTestFinished(() => db.destroy());
    await watch.aside(async () => {
      for (const statement of millionRows(Date.now())) await sql.raw(statement).execute(db);
      await sql.raw('file' in place ? 'pragma wal_checkpoint(truncate)' : 'analyze').execute(db);
    });
    const { origin } = await startProduct({ database: place });
    watch.times.clear();
    for (let round = 0; round < ROUNDS; round += 1) {
      await liveWholeLife({ origin, db, aside: watch.aside });
    }
    await purgeExpired(db, Date.now(), AbortSignal.timeout(PURGING));
    const taken = [...watch.times].map(([text, times]) => ({ text, usual: median(times), times }));
    const byUsual = taken.toSorted((a, b) => b.usual - a.usual);
    for (const { text, usual, times } of byUsual.slice(0, 5)) {
      printFigure(
        `${engine}, median of ${times.length}: ${inMs(usual)}, most ${inMs(Math.max(...times))}`,
        text.slice(0, 160),
      );
    }
    expect(taken.length).toBeGreaterThan(30);
    expect(byUsual.filter(({ usual }) => usual >= MOST)).toEqual([]);
  },
);
