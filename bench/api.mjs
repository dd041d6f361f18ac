// @ts-check
// Throughput of the API over many connections, compared with a bare Hono route that answers the same bytes in
// the same round. Access tokens are of the embedded provider, so each call looks up its grant.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { mintByCommand, postRegistration, signUpMany } from '#support/process/product-process.ts';

import { SERVE } from '../scripts/run.mjs';
import { namesIn } from './deck.mjs';
import { inTurns, median, rangeOf, ROUNDS } from './figures.mjs';
import { openLoad, requestBytes } from './load.mjs';
import { addressOf, withPlace, withProduct } from './product.mjs';

const CONNECTIONS = 64;
/** Slices of a round, alternating between the product and the bare route, and their length. */
const SLICES = 8;
const SLICE_SECONDS = 0.5;
const WARM_UP_SECONDS = 2;
/** Accounts that read, each with one deck, and accounts that register decks. */
const READERS = 50;
const WRITERS = 250;
const CODES = 80_000;

/** Reads, with the goal of their ratio to the bare route. */
const READS = [
  { name: 'GET card', path: `/api/cards/${namesIn('cards')[0]}`, goal: { atLeast: 0.65 } },
  { name: 'GET registration', path: '/api/registration', goal: { atLeast: 0.5 } },
];
const WRITE = { name: 'POST registration', path: '/api/registration', goal: { atLeast: 500 } };

/** @typedef {{ rate: number, p99: number, refused: number }} Measured */

/** The result of one slice of load. */
const measured = (
  /** @type {import('./load.mjs').Slice} */ { answers, others, seconds, times },
) => ({
  rate: answers / seconds,
  p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
  refused: others,
});

/** The headers of signed-in browsers, with the cookie of their first answer. */
const readersOf = async (/** @type {string} */ origin, /** @type {string[]} */ tokens) => {
  const readers = [];
  for (const token of tokens) {
    const Authorization = `Bearer ${token}`;
    const answer = await fetch(`${origin}/api/registration`, { headers: { Authorization } });
    const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    readers.push({ Authorization, Cookie: cookie });
  }
  return readers;
};

/** Starts a bare server with the same answers, under the same Node settings. */
const startBare = async (/** @type {import('./bare.mjs').BareAnswer[]} */ answers) => {
  const child = fork(join(import.meta.dirname, 'bare.mjs'), { execArgv: SERVE.slice(0, -1) });
  child.send(answers);
  const [port] = await once(child, 'message');
  return { port: Number(port), end: () => child.kill() };
};

/**
 * Loads the bare route and the product in turns.
 * @param {number[]} ports of both
 * @param {Buffer[]} requests
 */
const compare = async (ports, requests) => {
  const next = (/** @type {number} */ sent) =>
    /** @type {Buffer} */ (requests[sent % requests.length]);
  const loads = await Promise.all(ports.map((port) => openLoad(port, CONNECTIONS, next)));
  for (const load of loads) await load.slice(WARM_UP_SECONDS);
  const sides = loads.map((load) => async () => measured(await load.slice(SLICE_SECONDS)));
  const [bare = [], own = []] = await inTurns(sides, SLICES);
  for (const { close } of loads) close();
  return {
    rate: median(own.map(({ rate }) => rate)),
    ratio: median(own.map(({ rate }, slice) => rate / (bare[slice]?.rate ?? Number.NaN))),
    p99: median(own.map(({ p99 }) => p99)),
    refused: own.reduce((sum, { refused }) => sum + refused, 0),
  };
};

/**
 * Registers decks, each of its own code, over all connections.
 * @param {number} port
 * @param {(sent: number) => Buffer} next
 */
const register = async (port, next) => {
  const load = await openLoad(port, CONNECTIONS, next);
  await load.slice(1);
  const found = measured(await load.slice(SLICE_SECONDS * 4));
  load.close();
  return { ...found, ratio: undefined };
};

export const title = `API, ${CONNECTIONS} connections`;

export const about =
  `${ROUNDS} rounds; each starts the product and a bare Hono route that answers the same bytes under the same Node ` +
  `settings, warms both up and loads them in turns, half a second each; the ratio of a round is the median of ${SLICES}. ` +
  `The client is a separate process on the same cores. Reads are of ${READERS} signed-in browsers with one deck each; ` +
  'a registration is on the disk before its answer. SQLite. Not shown: a network, TLS, and pages requested meanwhile.';

/**
 * Loads the API and the bare routes.
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export const bench = () =>
  withPlace(async (place) => {
    const codes = await mintByCommand(place, CODES);
    const origin = `http://localhost:${place.port}`;
    const host = `localhost:${place.port}`;
    let used = 0;
    const { readers, writers } = await withProduct(place, async () => {
      const tokens = await signUpMany(origin, READERS + WRITERS);
      const reading = tokens.slice(0, READERS);
      for (const token of reading) await postRegistration(origin, token, codes[used++] ?? '');
      return { readers: reading, writers: tokens.slice(READERS) };
    });
    /** @type {Record<string, (Omit<Measured, 'ratio'> & { ratio?: number | undefined })[]>} */
    const rounds = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      await withProduct(place, async () => {
        const browsers = await readersOf(origin, readers);
        const answers = [];
        for (const { path } of READS) {
          const answer = await fetch(origin + path, { headers: browsers[0] ?? {} });
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
          answers.push({ path, body: await answer.text() });
        }
        const bare = await startBare(answers);
        for (const { name, path } of READS) {
          const requests = browsers.map((headers) =>
            requestBytes({ method: 'GET', path, host, headers }),
          );
          (rounds[name] ??= []).push(await compare([bare.port, place.port], requests));
        }
        bare.end();
        const registration = () => {
          used += 1;
          const headers = {
            Authorization: `Bearer ${writers[used % WRITERS]}`,
            'Content-Type': 'application/json',
            'X-Forwarded-For': addressOf(used),
          };
          const body = JSON.stringify({ code: codes[used] });
          return requestBytes({ method: 'POST', path: WRITE.path, host, headers, body });
        };
        (rounds[WRITE.name] ??= []).push(await register(place.port, registration));
      });
    }
    return Object.fromEntries(
      [...READS, WRITE].map(({ name, goal }) => {
        const found = rounds[name] ?? [];
        const isRead = name !== WRITE.name;
        return [
          name,
          {
            'requests/s': rangeOf(
              found.map(({ rate }) => Math.round(rate)),
              isRead ? undefined : goal,
            ),
            ...(isRead && {
              'ratio to bare Hono': rangeOf(
                found.map(({ ratio = Number.NaN }) => ratio),
                goal,
              ),
            }),
            'p99, ms': median(found.map(({ p99 }) => p99)),
            'not 2xx': found.reduce((sum, { refused }) => sum + refused, 0),
          },
        ];
      }),
    );
  });
