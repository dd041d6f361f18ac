import { expect, onTestFinished, test } from 'vitest';

import { startPostgres } from '#support/database/postgres.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { startProductProcess, type Place } from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { freePort } from '#support/shared/free-port.ts';
import { killAtTable, WHOLE } from '#support/tables/kills.ts';
import { Listener, loadTables, openTables, type LoadReport } from '#support/tables/load.ts';

const KILLS = 25;
const AGAIN_WITHIN_MS = 5000;
const PACE = { perSecond: 200, seconds: 10 };
/** A load comes from one machine, in the name of many addresses. */
const LOAD = { env: { TRUSTED_PROXIES: '127.0.0.1,::1' } };

const requirePostgres = async (): Promise<string> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL server is installed.');
  onTestFinished(() => postgres.close());
  return postgres.url;
};

const ENGINES: readonly [name: string, urlOf: () => Promise<string | undefined>][] = [
  ['SQLite', () => Promise.resolve(undefined)],
  ['PostgreSQL', requirePostgres],
];

const start = async (place: Place) => {
  const product = await startProductProcess(place);
  onTestFinished(() => product.end('SIGTERM'));
  return product;
};

const print = (what: string, { actions, median, p99 }: LoadReport): void =>
  printFigure(what, `${actions} actions, median ${median} ms, p99 ${p99} ms`);

test.each(ENGINES)(
  'a table whose server is killed 25 times on %s is whole each time',
  async (name, urlOf) => {
    const place = await makePlace(await urlOf());
    const origin = `http://localhost:${place.port}`;
    const beside = await start({ ...place, port: await freePort(), origin });
    const { answers, caughtUpMs, endings } = await killAtTable(place, KILLS, beside);
    expect(endings).toEqual(endings.map(() => WHOLE));
    const slowest = Math.round(Math.max(...caughtUpMs));
    expect(slowest).toBeLessThan(AGAIN_WITHIN_MS);
    printFigure(
      `tables over ${KILLS} kills on ${name}`,
      `${answers} answers, all back in ${slowest} ms`,
    );
  },
);

test.each(ENGINES)('60 guests and 200 actions a second at one table on %s', async (name, urlOf) => {
  const { origin } = await start({ ...(await makePlace(await urlOf())), ...LOAD });
  const tables = await openTables([origin], 1, 60);
  const listeners = tables.flatMap(({ guests, host }) =>
    [host, ...guests].map((seated) => new Listener(seated)),
  );
  await Promise.all(listeners.map(({ opened }) => opened));
  const report = await loadTables(tables, listeners, PACE);
  for (const listener of listeners) listener.end();
  print(`one table, 60 guests, 200 a second on ${name}`, report);
  expect(report).toMatchObject({ refused: 0, lost: 0 });
  expect(report.p99).toBeLessThanOrEqual(150);
});

test('60 guests at two processes over one PostgreSQL', async () => {
  const place = { ...(await makePlace(await requirePostgres())), ...LOAD };
  const first = await start(place);
  const second = await start({ ...place, port: await freePort(), origin: first.origin });
  const tables = await openTables([first.origin, second.origin], 1, 60);
  const listeners = tables.flatMap(({ guests }) => guests.map((seated) => new Listener(seated)));
  await Promise.all(listeners.map(({ opened }) => opened));
  const report = await loadTables(tables, listeners, PACE);
  for (const listener of listeners) listener.end();
  print('one table at two processes on PostgreSQL', report);
  expect(report).toMatchObject({ refused: 0, lost: 0 });
  expect(report.p99).toBeLessThanOrEqual(700);
});

test('200 tables with 10 listeners each', async () => {
  const product = await start({ ...(await makePlace()), ...LOAD });
  const tables = await openTables([product.origin], 200, 3);
  const before = product.memory();
  const listeners = tables.flatMap(({ guests, host }) =>
    [host, ...guests, ...guests, ...guests].map((seated) => new Listener(seated)),
  );
  await Promise.all(listeners.map(({ opened }) => opened));
  const each = ((product.memory() - before) * 1024) / listeners.length;
  const report = await loadTables(tables, listeners, PACE);
  for (const listener of listeners) listener.end();
  print('200 tables, 2,000 listeners, 200 a second on SQLite', report);
  printFigure('memory of a listener', `${Math.round(each)} kB`);
  expect(listeners).toHaveLength(2000);
  expect(report).toMatchObject({ refused: 0, lost: 0 });
  expect(report.p99).toBeLessThanOrEqual(150);
});
