// @ts-check
// Captions and registrations a second, each of which is on the disk before it is answered: committed
// together with what comes at the same moment, and each by itself. Both servers answer the same requests
// on copies of one database, in turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';
import { Client } from 'pg';

import { openDatabase } from '#server/db/open.ts';
import { startPostgres } from '#support/database/postgres.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import { freePort } from '#support/shared/free-port.ts';

import { captionRequest, DEFAULT_CHOICES } from '../src/lib/captions/captions.ts';
import { signInMany } from './accounts.mjs';
import { ofPairs } from './pairs.mjs';

/** How many connections send, and how many requests a slice has. */
const LOADS = [
  { connections: 1, amount: 300 },
  { connections: 16, amount: 2000 },
  { connections: 64, amount: 4000 },
];
const ROUNDS = 5;
/** Before them, unmeasured. */
const WARM_UP = { connections: 64, amount: 6000 };
const ACCOUNTS = 5000;
/** What committing together is to bring where many write. */
const GOAL = { atLeast: 4 };

const CODES = WARM_UP.amount + ROUNDS * LOADS.reduce((sum, { amount }) => sum + amount, 0);

/** @typedef {{ connections: number, amount: number }} Load */
/** @typedef {{ path: string, call: (sent: number) => { headers: Record<string, string>, body: string } }} Case */

/** Fills a database, and gives what the requests need. */
const fill = async (
  /** @type {import('#server/db/open.ts').DatabasePlace} */ place,
  /** @type {string} */ origin,
) => {
  const db = await openDatabase(place);
  const tokens = await signInMany(db, origin, ACCOUNTS);
  const codes = await mintCodes(db, CODES);
  await db.destroy();
  return { tokens, codes };
};

const json = (/** @type {number} */ sent) => ({
  'Content-Type': 'application/json',
  // Everybody from a place of their own, so that the limits count nobody twice.
  'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
});

/** @returns {Record<string, Case>} */
const casesOf = (/** @type {{ tokens: string[], codes: string[] }} */ { tokens, codes }) => ({
  'POST social': {
    path: '/thanks/social',
    call: (sent) => ({
      headers: json(sent),
      body: JSON.stringify(captionRequest(DEFAULT_CHOICES, sent)),
    }),
  },
  'POST registration': {
    path: '/api/registration',
    call: (sent) => ({
      headers: { ...json(sent), Authorization: `Bearer ${tokens[sent % ACCOUNTS]}` },
      body: JSON.stringify({ code: codes[sent] }),
    }),
  },
});

/**
 * Starts the product on a database of its own.
 * @param {'together' | 'alone'} commits
 * @param {Record<string, string>} env
 */
const start = async (commits, env) => {
  const port = await freePort();
  mkdirSync(join(env['DATA_DIR'] ?? '', 'site'));
  writeFileSync(join(env['DATA_DIR'] ?? '', 'site', 'index.html'), '');
  const server = fork(join(import.meta.dirname, 'writes-server.mjs'), [commits], {
    env: { ...process.env, ...env, PORT: `${port}`, TRUSTED_PROXIES: '127.0.0.1' },
  });
  await once(server, 'message');
  /** @type {Record<string, number>} */
  const sent = {};
  return {
    end: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
    /** Requests a second. */
    measure: async (/** @type {Case} */ { path, call }, /** @type {Load} */ load) => {
      let began = 0;
      let ended = 0;
      /** @type {PromiseWithResolvers<import('autocannon').Result>} */
      const { promise, reject, resolve } = Promise.withResolvers();
      const options = {
        url: `http://127.0.0.1:${port}`,
        ...load,
        requests: [
          {
            method: /** @type {const} */ ('POST'),
            path,
            setupRequest: (/** @type {import('autocannon').Request} */ request) => {
              began ||= performance.now();
              const number = sent[path] ?? 0;
              sent[path] = number + 1;
              return { ...request, ...call(number) };
            },
          },
        ],
      };
      // Its own times go by the second; the last answer is what counts.
      autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
        'response',
        () => {
          ended = performance.now();
        },
      );
      const { '2xx': answered, errors } = await promise;
      if (answered !== load.amount || errors > 0)
        throw new Error(`${path}: ${answered} of ${load.amount} answered, ${errors} errors.`);
      return load.amount / ((ended - began) / 1000);
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof start>>} Server */

/** Both servers, on copies of one SQLite database. */
const startOnSqlite = async (/** @type {string} */ folder, /** @type {string} */ origin) => {
  const [first, second] = ['together', 'alone'].map((name) => join(folder, name));
  if (first === undefined || second === undefined) throw new Error('There are two.');
  const filled = await fill({ file: join(first, 'dck.sqlite') }, origin);
  cpSync(first, second, { recursive: true });
  return {
    cases: casesOf(filled),
    together: await start('together', { DATA_DIR: first, PUBLIC_ORIGIN: origin }),
    alone: await start('alone', { DATA_DIR: second, PUBLIC_ORIGIN: origin }),
  };
};

/** The same on a PostgreSQL whose commits wait for the disk; `undefined` where none is installed. */
const startOnPostgres = async (/** @type {string} */ folder, /** @type {string} */ origin) => {
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return undefined;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database together');
  const urlOf = (/** @type {string} */ name) => new URL(`/${name}`, postgres.url).href;
  const filled = await fill({ url: urlOf('together') }, origin);
  await client.query('create database alone template together');
  await client.end();
  const startOne = (/** @type {'together' | 'alone'} */ commits) => {
    const dataDir = join(folder, commits);
    mkdirSync(dataDir);
    return start(commits, {
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(commits),
      PUBLIC_ORIGIN: origin,
    });
  };
  return {
    cases: casesOf(filled),
    together: await startOne('together'),
    alone: await startOne('alone'),
    end: postgres.close,
  };
};

/**
 * Measures both servers in turns.
 * @param {{ cases: Record<string, Case>, together: Server, alone: Server }} servers
 * @param {string} engine
 */
const compare = async ({ cases, together, alone }, engine) => {
  /** @type {import('./figures.mjs').Figures} */
  const figures = {};
  try {
    for (const [name, asked] of Object.entries(cases)) {
      await together.measure(asked, WARM_UP);
      await alone.measure(asked, WARM_UP);
      for (const load of LOADS) {
        /** @type {[number, number][]} */
        const pairs = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const one = await alone.measure(asked, load);
          pairs.push([one, await together.measure(asked, load)]);
        }
        const names = /** @type {const} */ (['alone/s', 'together/s', 'times as many']);
        figures[`${name}, ${load.connections} at once, ${engine}`] = ofPairs(
          pairs,
          names,
          engine === 'SQLite' && load.connections === 64 ? GOAL : undefined,
        );
      }
    }
    return figures;
  } finally {
    await Promise.all([together.end(), alone.end()]);
  }
};

/** How it is measured, and what it does not show. */
export const aboutWrites =
  'One server commits what comes within a turn of its event loop together, another one each write by itself, ' +
  'on copies of one database that wait for the disk; autocannon sends the same requests to both in turns, five ' +
  'times, on the same two cores. With one connection nothing comes together. PostgreSQL brings commits together ' +
  'itself, and the product leaves them to it: its rows show what grouping would be. The client takes ' +
  'processor time from both alike, so that the difference is larger on a machine with more cores.';

/**
 * Compares commits of many writes with commits of each.
 * @returns {Promise<import('./figures.mjs').Figures>} by request, connections and engine: requests a second
 * of both, and how many times as many they are where they are committed together
 */
export const benchWrites = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const origin = `http://localhost:${await freePort()}`;
  try {
    const onSqlite = await compare(await startOnSqlite(join(folder, 'sqlite'), origin), 'SQLite');
    const postgres = await startOnPostgres(mkdtempSync(join(folder, 'postgres-')), origin);
    if (!postgres) return onSqlite;
    try {
      return { ...onSqlite, ...(await compare(postgres, 'PostgreSQL')) };
    } finally {
      await postgres.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
