import { expect, onTestFinished, test } from 'vitest';

import { startPostgres } from '#support/database/postgres.ts';
import { killUnderLoad, type KillReport } from '#support/process/kills.ts';
import {
  mintByCommand,
  postRegistration,
  registeredCodes,
  signUpMany,
  startProductProcess,
} from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

const KILLS = 25;
const ACCOUNTS = 100;

const UNHARMED: Partial<KillReport> = {
  lost: [],
  uncounted: 0,
  doubled: [],
  signedOut: 0,
  wrong: 0,
};

const printKept = (engine: string, { acknowledged, captions, refreshed }: KillReport): void =>
  printFigure(
    `kept over ${KILLS} kills on ${engine}`,
    `${acknowledged} registrations, ${captions} captions, ${refreshed} new tokens`,
  );

/** The address of a PostgreSQL of the test's own. */
const requirePostgres = async (): Promise<string> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL server is installed.');
  onTestFinished(() => postgres.close());
  return postgres.url;
};

test('nothing acknowledged is lost, doubled or signed out, kill after kill', async () => {
  const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
  const report = await killUnderLoad(place, KILLS);
  expect(report).toMatchObject(UNHARMED);
  printKept('SQLite', report);
});

test('the same with two processes on PostgreSQL, one of which is killed', async () => {
  const dataDir = await makeTemporaryFolder();
  const place = { port: await freePort(), dataDir, databaseUrl: await requirePostgres() };
  const origin = `http://localhost:${place.port}`;
  const beside = await startProductProcess({ ...place, port: await freePort(), origin });
  try {
    const report = await killUnderLoad(place, KILLS, beside);
    expect(report).toMatchObject(UNHARMED);
    printKept('PostgreSQL', report);
  } finally {
    await beside.end('SIGTERM');
  }
});

const ENGINES: readonly [name: string, urlOf: () => Promise<string | undefined>][] = [
  ['SQLite', () => Promise.resolve(undefined)],
  ['PostgreSQL', requirePostgres],
];

test.each(ENGINES)(
  'of a hundred accounts that claim one code through two processes on %s, one gets it',
  async (_name, urlOf) => {
    const databaseUrl = await urlOf();
    const dataDir = await makeTemporaryFolder();
    const place = { port: await freePort(), dataDir, ...(databaseUrl && { databaseUrl }) };
    const [code = ''] = await mintByCommand(place, 1);
    const first = await startProductProcess(place);
    const { origin } = first;
    const second = await startProductProcess({ ...place, port: await freePort(), origin });
    try {
      const tokens = await signUpMany(origin, ACCOUNTS);
      const answers = await Promise.all(
        tokens.map((token, index) =>
          postRegistration((index % 2 === 0 ? first : second).origin, token, code),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, ...Array.from({ length: ACCOUNTS - 1 }, () => 409)]);
      const lists = await Promise.all(tokens.map((token) => registeredCodes(origin, token)));
      expect(lists.flat()).toEqual([code]);
    } finally {
      await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    }
  },
);
