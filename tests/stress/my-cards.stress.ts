import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

import type { DatabasePlace } from '#server/db/open.ts';
import { startPostgres } from '#support/database/postgres.ts';
import { NOW } from '#support/api/tokens.ts';
import { codes, note, startMyCards } from '#support/my-cards/calls.ts';
import { killWhileSyncing, makePlace } from '#support/my-cards/kills.ts';
import { Life, live, UNHARMED } from '#support/my-cards/life.ts';
import { createMemoryServer } from '#support/my-cards/memory-server.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

const ROUNDS = 10_000;
const ROUNDS_OVER_HTTP = 500;
const KILLS = 15;
const NOTES = 10_000;

const requirePostgres = async (): Promise<string> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL server is installed.');
  onTestFinished(() => postgres.close());
  return postgres.url;
};

const placeAt = async (url: string | undefined): Promise<DatabasePlace> =>
  url === undefined ? { file: join(await makeTemporaryFolder(), 'dck.sqlite') } : { url };

const ENGINES: readonly [name: string, urlOf: () => Promise<string | undefined>][] = [
  ['SQLite', () => Promise.resolve(undefined)],
  ['PostgreSQL', requirePostgres],
];

test('three devices converge and keep every text, ten thousand times', async () => {
  await fc.assert(
    fc.asyncProperty(Life, async (steps) => {
      expect(
        await live(
          steps,
          createMemoryServer(() => NOW),
        ),
      ).toEqual(UNHARMED);
    }),
    { numRuns: ROUNDS },
  );
  printFigure('lives of three devices without a lost text', ROUNDS);
});

test.each(ENGINES)('they do so over the API on %s', async (name, urlOf) => {
  const { sendAs } = await startMyCards({ place: await placeAt(await urlOf()) });
  await fc.assert(
    fc.asyncProperty(Life, async (steps) => {
      expect(await live(steps, await sendAs(randomUUID()))).toEqual(UNHARMED);
    }),
    { numRuns: ROUNDS_OVER_HTTP },
  );
  printFigure(`lives of three devices over the API on ${name}`, ROUNDS_OVER_HTTP);
});

test.each(ENGINES)('they do so while one of two servers on %s is killed', async (name, urlOf) => {
  const place = await makePlace(await urlOf());
  const origin = `http://localhost:${place.port}`;
  const beside = await startProductProcess({ ...place, port: await freePort(), origin });
  try {
    const { answers, endings } = await killWhileSyncing(place, KILLS, beside);
    expect(endings).toEqual(endings.map(() => UNHARMED));
    printFigure(`syncs over ${KILLS} kills on ${name}`, answers);
  } finally {
    await beside.end('SIGTERM');
  }
});

test.each(ENGINES)('ten thousand notes come in pages on %s', async (name, urlOf) => {
  const { everything, sync } = await startMyCards({ place: await placeAt(await urlOf()) });
  const all = codes(NOTES);
  while (all.length > 0)
    await sync({ operations: all.splice(-200).map((code) => note('What it started.', code)) });
  const began = performance.now();
  const { items, pages } = await everything();
  expect(new Set(items.map(({ key }) => key)).size).toBe(NOTES);
  const took = Math.round(performance.now() - began);
  printFigure(`first sync of ${NOTES} notes on ${name}`, `${took} ms in ${pages} pages`);
});
