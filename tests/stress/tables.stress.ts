import { expect, onTestFinished, test } from 'vitest';

import { startPostgres } from '#support/database/postgres.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { startProductProcess, type Place, type Product } from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { freePort } from '#support/shared/free-port.ts';
import { killAtTable, WHOLE } from '#support/tables/kills.ts';
import {
  listenAt,
  loadTables,
  openTables,
  type Load,
  type LoadReport,
} from '#support/tables/load.ts';

const KILLS = 25;
const AGAIN_WITHIN_MS = 5000;
const PACE = { perSecond: 200, seconds: 10 };
/** From the POST to every listener, for 99 of 100, in ms. */
const ONE_PROCESS = 150;
const TWO_PROCESSES = 700;
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

const start = async (place: Place): Promise<Product> => {
  const product = await startProductProcess(place);
  onTestFinished(() => product.end('SIGTERM'));
  return product;
};

/** Two processes over one PostgreSQL; people know the address of the first. */
const startTwo = async (): Promise<Product[]> => {
  const place = { ...(await makePlace(await requirePostgres())), ...LOAD };
  const first = await start(place);
  return [first, await start({ ...place, port: await freePort(), origin: first.origin })];
};

const originsOf = (products: readonly Product[]): string[] => products.map(({ origin }) => origin);

const load = async (
  what: string,
  given: Omit<Load, 'perSecond' | 'seconds'>,
): Promise<LoadReport> => {
  const report = await loadTables({ ...given, ...PACE });
  for (const listener of given.listeners) listener.end();
  const { actions, median, p99, processorMs } = report;
  const { perAction, perDelivered } = processorMs;
  printFigure(
    what,
    `${actions} actions, median ${median} ms, p99 ${p99} ms; of the processor ${perAction.toFixed(2)} ms an action, ${(perDelivered * 1000).toFixed(1)} µs an event delivered`,
  );
  return report;
};

test.each(ENGINES)(
  'a table whose server is killed 25 times on %s is whole each time',
  async (name, urlOf) => {
    const place = { ...(await makePlace(await urlOf())), ...LOAD };
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
  const product = await start({ ...(await makePlace(await urlOf())), ...LOAD });
  const tables = await openTables([product.origin], 1, 60);
  const listeners = await listenAt(tables);
  const report = await load(`one table, 61 listeners, 200 a second on ${name}`, {
    tables,
    listeners,
    products: [product],
  });
  expect(report).toMatchObject({ refused: 0, lost: 0 });
  expect(report.p99).toBeLessThanOrEqual(ONE_PROCESS);
});

test('60 guests at two processes over one PostgreSQL', async () => {
  const products = await startTwo();
  const tables = await openTables(originsOf(products), 1, 60);
  const listeners = await listenAt(tables);
  const report = await load('one table at two processes on PostgreSQL', {
    tables,
    listeners,
    products,
  });
  expect(report).toMatchObject({ refused: 0, lost: 0 });
  expect(report.p99).toBeLessThanOrEqual(TWO_PROCESSES);
});

test.each(ENGINES)('200 tables with 10 listeners each on %s', async (name, urlOf) => {
  const product = await start({ ...(await makePlace(await urlOf())), ...LOAD });
  const tables = await openTables([product.origin], 200, 3);
  const memory = [product.memory()];
  const half = await listenAt(tables.slice(0, 100), 3);
  memory.push(product.memory());
  const listeners = [...half, ...(await listenAt(tables.slice(100), 3))];
  memory.push(product.memory());
  expect([half.length, listeners.length]).toEqual([1000, 2000]);
  const [none = 0, , all = 0] = memory;
  printFigure(
    `memory with 0, 1,000 and 2,000 listeners on ${name}`,
    `${memory.map(Math.round).join(', ')} MB: ${Math.round(((all - none) * 1024) / 2000)} kB each`,
  );
  const report = await load(`200 tables, 2,000 listeners, 200 a second on ${name}`, {
    tables,
    listeners,
    products: [product],
  });
  expect(report).toMatchObject({ refused: 0, lost: 0 });
  expect(report.p99).toBeLessThanOrEqual(ONE_PROCESS);
});

test('200 tables with 10 listeners each at two processes over one PostgreSQL', async () => {
  const products = await startTwo();
  const tables = await openTables(originsOf(products), 200, 3);
  const listeners = await listenAt(tables, 3);
  const report = await load('200 tables at two processes on PostgreSQL', {
    tables,
    listeners,
    products,
  });
  expect(report).toMatchObject({ refused: 0, lost: 0 });
  expect(report.p99).toBeLessThanOrEqual(TWO_PROCESSES);
});
