import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { purgeExpired } from '#server/identity/purge.ts';
import { startProduct } from '#support/process/product.ts';
import { watchStatements } from '#support/process/statements.ts';
import { liveWholeLife } from '#support/process/whole-life.ts';

/**
 * Steps of SQLite's plans that read without bound: a scan of a table or of a whole index, and a search
 * by the kind alone, which finds every row of that kind.
 */
const UNBOUNDED = /^SCAN (?!CONSTANT ROW)|\(kind=\?\)$/;

test('no statement of a whole life, and none of the purge, reads a table from end to end', async () => {
  const watch = watchStatements();
  const { database, origin } = await startProduct();
  if (!('file' in database)) throw new Error('This test explains statements to SQLite.');
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  watch.times.clear();
  const statuses = await liveWholeLife({ origin, db, aside: watch.aside });
  await purgeExpired(db, Date.now(), new AbortController().signal);
  expect(statuses).toMatchObject({
    'wrong sign-in': 422,
    'code replayed': 400,
    'refresh replayed': 200,
    'refresh replayed late': 400,
    'refresh taken over': 200,
    claim: 200,
    'claim of a taken code': 409,
    'claim of an expired code': 410,
    'claim of an unknown code': 422,
    'my cards changed': 200,
    'my cards': 200,
    export: 200,
    deletion: 204,
    'call after deletion': 401,
  });
  const explainer = new DatabaseSync(database.file, { readOnly: true });
  onTestFinished(() => explainer.close());
  const plans = [...watch.times.keys()].map((sql) => {
    const steps = explainer.prepare(`explain query plan ${sql}`).all();
    return { sql, steps: steps.map(({ detail }) => String(detail)) };
  });
  expect(plans.filter(({ steps }) => steps.some((step) => UNBOUNDED.test(step)))).toEqual([]);
});
