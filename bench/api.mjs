// @ts-check
// Requests a second of the API at many connections, next to a bare Hono route that gives the same
// bytes in the same run. The tokens are of the embedded provider's grants, so each call looks whether
// its grant still stands.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  mintByCommand,
  processorMsOf,
  startProductProcess,
} from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { SERVE } from '../scripts/run.mjs';
import { captionRequest, DEFAULT_CHOICES } from '../src/lib/captions/captions.ts';
import { makeSignedIn } from './accounts.mjs';
import { inTurns, median, rangeOf, RUNS } from './figures.mjs';
import { openLoad, requestBytes } from './load.mjs';

const PORT = await freePort();
const ORIGIN = `http://localhost:${PORT}`;
const CONNECTIONS = 64;
/** Number of slices of a run, alternating between the product and the bare route, and their length. */
const SLICES = 12;
const SLICE_SECONDS = 0.5;
/** Unmeasured load before them, in seconds. */
const WARM_UP_SECONDS = 3;
const ACCOUNTS = 2000;
/** Connections of readers, each with the cookie of a browser after its first request. */
const READERS = 50;

/** Target ratios of requests per second. @type {Record<string, import('./figures.mjs').Goal>} */
const GOALS = { 'GET card': { atLeast: 0.7 }, 'GET registration': { atLeast: 0.6 } };

/**
 * The headers of signed-in browsers that have been here before, of people with one deck each.
 * @param {string[]} tokens
 * @param {string[]} codes
 */
const visit = async (tokens, codes) => {
  const readers = [];
  for (const [n, token] of tokens.slice(0, READERS).entries()) {
    const Authorization = `Bearer ${token}`;
    const answer = await fetch(`${ORIGIN}/api/registration`, { headers: { Authorization } });
    const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    readers.push({ Authorization, Cookie: cookie });
    if ((await answer.json()).length > 0) continue;
    const registered = await fetch(`${ORIGIN}/api/registration`, {
      method: 'POST',
      headers: { Authorization, 'Content-Type': 'application/json' },
      // From the end: the registrations that are measured begin with the first.
      body: JSON.stringify({ code: codes.at(-1 - n) }),
    });
    if (!registered.ok) throw new Error(`A registration answered ${registered.status}.`);
  }
  return readers;
};

/** @typedef {{ headers: Record<string, string>, body?: string }} Call */
/** @typedef {{ name: string, method: 'GET' | 'POST', path: string, call: (sent: number) => Call }} Case */
/** @typedef {{ port: number, pid: number }} Server */

/** Requests sent so far, by case and port, so that no code is used twice in any run. */
const sentOf = new Map();

/**
 * Opens the load of one case on one server.
 * @param {Server} server
 * @param {Case} asked
 */
const loadOf = async ({ port, pid }, { name, method, path, call }) => {
  const key = `${name} ${port === PORT}`;
  const bytes = (/** @type {number} */ sent) =>
    requestBytes({ method, path, host: `localhost:${PORT}`, ...call(sent) });
  // What is read is the same over and over; to write it anew each time would cost the client.
  const ready = method === 'GET' ? Array.from({ length: READERS }, (_, n) => bytes(n)) : [];
  const load = await openLoad(port, CONNECTIONS, (sent) => {
    const total = (sentOf.get(key) ?? 0) + 1;
    sentOf.set(key, total);
    return ready[sent % READERS] ?? bytes(total);
  });
  await load.slice(WARM_UP_SECONDS);
  return {
    close: load.close,
    measure: async () => {
      const before = processorMsOf(pid);
      const { answers, others, seconds, times } = await load.slice(SLICE_SECONDS);
      return {
        rate: answers / seconds,
        answers,
        others,
        times,
        processorMs: processorMsOf(pid) - before,
      };
    },
  };
};

/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof loadOf>>['measure']>>} Measured */

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/** Processor time per request, in microseconds. */
const processorOf = (/** @type {Measured[]} */ slices) =>
  (sum(slices.map(({ processorMs }) => processorMs)) * 1000) /
  sum(slices.map(({ answers }) => answers));

/**
 * One run of one case: ours and the bare route in turns, a slice each.
 * @param {Server} ours
 * @param {Server} bare
 * @param {Case} each
 */
const compare = async (ours, bare, each) => {
  const loads = [await loadOf(bare, each), await loadOf(ours, each)];
  const [peer = [], own = []] = await inTurns(
    loads.map(({ measure }) => measure),
    SLICES,
  );
  for (const { close } of loads) close();
  const ratios = own.map(({ rate }, slice) => rate / (peer[slice]?.rate ?? 0));
  const times = own.flatMap((slice) => slice.times).toSorted((a, b) => a - b);
  return {
    rate: median(own.map(({ rate }) => rate)),
    ratio: median(ratios),
    processor: processorOf(own),
    processorRatio: processorOf(peer) / processorOf(own),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    others: sum(own.map(({ others }) => others)),
  };
};

/** Starts a bare server with the routes' answers, under the same Node settings. */
const startBare = async (/** @type {import('./bare.mjs').BareAnswer[]} */ answers) => {
  const child = fork(join(import.meta.dirname, 'bare.mjs'), { execArgv: SERVE.slice(0, -1) });
  child.send(answers);
  const [port] = await once(child, 'message');
  return { port: Number(port), pid: child.pid ?? 0, end: () => child.kill() };
};

/** Method and limits of the measurement. */
export const aboutApi =
  'Five runs, in each of which our server and a bare route of Hono that gives the same bytes under the same ' +
  'settings of Node are started anew, warmed up, and asked from 64 connections in turns of half a second; the ' +
  'ratio of a run is the median of twelve. A goal is met when the lowest run meets it. The client is a process of ' +
  'its own on the same two cores and costs less than the bare route, or it would measure itself; the ratio of ' +
  "the processor's time leaves the client out and counts what Node does beside its main thread, such as " +
  'collecting garbage. Reads are of fifty signed-in browsers, whose grants are looked up twice a second, and ' +
  'whose people have one deck each. Captions and registrations put a row on the disk before they answer, and the ' +
  'bare route does not. It does not show a network, TLS, or other pages being asked for at the same time.';

/** The measured calls. */
const casesOf = (
  /** @type {string[]} */ tokens,
  /** @type {string[]} */ codes,
  /** @type {Record<string, string>[]} */ readers,
) => {
  const read = (/** @type {number} */ sent) => ({ headers: readers[sent % READERS] ?? {} });
  const json = (/** @type {number} */ sent) => ({
    'Content-Type': 'application/json',
    // Each request has an address of its own, so that no rate limit is reached.
    'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  });
  /** @type {Case[]} */
  const cases = [
    { name: 'GET card', method: 'GET', path: '/api/cards/B14', call: read },
    { name: 'GET registration', method: 'GET', path: '/api/registration', call: read },
    {
      name: 'POST social',
      method: 'POST',
      path: '/thanks/social',
      call: (n) => ({
        headers: json(n),
        body: JSON.stringify(captionRequest(DEFAULT_CHOICES, n)),
      }),
    },
    {
      name: 'POST registration',
      method: 'POST',
      path: '/api/registration',
      call: (n) => ({
        // Of everybody but the readers, whose answers stay as long as they are.
        headers: {
          Authorization: `Bearer ${tokens[READERS + (n % (ACCOUNTS - READERS))]}`,
          ...json(n),
        },
        body: JSON.stringify({ code: codes[n % codes.length] }),
      }),
    },
  ];
  return cases;
};

/** The answer of each case, which the bare server repeats. */
const answersOf = async (/** @type {Case[]} */ cases) => {
  const answers = [];
  for (const { method, path, call } of cases) {
    const { headers, body } = call(0);
    const answer = await fetch(ORIGIN + path, { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
    answers.push({ method, path, body: await answer.text() });
  }
  return answers;
};

/**
 * One run: both servers anew, all cases.
 * @param {{ port: number, dataDir: string }} place
 * @param {string[]} tokens
 * @param {string[]} codes
 */
const run = async (place, tokens, codes) => {
  const product = await startProductProcess({ ...place, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  let bare;
  try {
    const cases = casesOf(tokens, codes, await visit(tokens, codes));
    bare = await startBare(await answersOf(cases));
    const before = product.memory();
    /** @type {Record<string, Awaited<ReturnType<typeof compare>>>} */
    const found = {};
    for (const each of cases) {
      found[each.name] = await compare({ port: PORT, pid: product.pid }, bare, each);
    }
    return { found, before, after: product.memory() };
  } finally {
    bare?.end();
    await product.end('SIGTERM');
  }
};

/**
 * Loads the API and the bare routes.
 * @returns {Promise<import('./figures.mjs').Figures>} per endpoint: requests a second, their ratio to
 * the bare route's, the time of the processor and the 99th percentile; answers other than 2xx
 */
export const benchApi = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  try {
    const tokens = await makeSignedIn(dataDir, ORIGIN, ACCOUNTS);
    const place = { port: PORT, dataDir };
    const codes = await mintByCommand(place, 600_000);
    const runs = [];
    while (runs.length < RUNS) runs.push(await run(place, tokens, codes));
    /** @type {import('./figures.mjs').Figures} */
    const figures = {};
    for (const name of Object.keys(runs[0]?.found ?? {})) {
      const found = runs.flatMap((one) => one.found[name] ?? []);
      figures[name] = {
        'requests/s': median(found.map(({ rate }) => Math.round(rate))),
        'ratio to bare Hono': rangeOf(
          found.map(({ ratio }) => ratio),
          GOALS[name],
        ),
        'processor, µs': median(found.map(({ processor }) => processor)),
        "ratio of the processor's time": rangeOf(found.map(({ processorRatio }) => processorRatio)),
        'p99, ms': median(found.map(({ p99 }) => p99)),
        'not 2xx': sum(found.map(({ others }) => others)),
      };
    }
    figures['memory before, MB'] = median(runs.map(({ before }) => before));
    figures['memory after, MB'] = median(runs.map(({ after }) => after));
    return figures;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
