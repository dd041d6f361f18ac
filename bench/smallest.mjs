// @ts-check
// What the smallest machine holds: one core, 512 MB, and a heap that is told so. People come at an even pace,
// whatever the answers take, and do what a browser did in a recorded visit.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import { IdentityBrowser, signIn, signUp } from '#support/identity/identity-client.ts';
import { memoryOf, mintByCommand, startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { startCountingProxy } from './counting-proxy.mjs';
import { smallMachine } from './limits.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('#support/process/product-process.ts').Place} Place */
/** @typedef {import('#support/process/product-process.ts').Product} Product */
/** @typedef {import('./counting-proxy.mjs').Asked} Asked */

const MEGABYTES = 512;
/** Heap limit of JavaScript; the rest of the memory is for Node itself, password hashing and the database. */
const HEAP_MEGABYTES = 256;
const NODE_OPTIONS = `--max-old-space-size=${HEAP_MEGABYTES}`;

const PEOPLE = 100;
const CODES = 50_000;
const PASSWORD = 'correct horse battery';

/** Visits per second, step by step until the server cannot keep up. */
const STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const STEP_SECONDS = 15;
/** 99th percentile of a sustainable pace, in ms. */
const HELD_MS = 1000;
/** Timeout of a silent request, in ms. */
const LONGEST_MS = 30_000;
/** Requests that one browser sends at once. */
const AT_ONCE = 6;

const minutes = Number(process.env['BENCH_MINUTES'] ?? 2);

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Sends one request and reads its answer to the end.
 * @param {string} url
 * @param {string} method
 * @param {Record<string, string>} headers
 * @param {string} [body]
 * @returns {Promise<number>} its status; 0 where there was no answer
 */
const send = (url, method, headers, body) =>
  new Promise((resolve) => {
    const options = { method, headers, agent, timeout: LONGEST_MS };
    const asked = request(url, options, (answer) => {
      answer.on('error', () => resolve(0));
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(0));
    asked.end(body);
  });

/** Results of visits: the ms of each request, and the number of failures. */
const newTally = () => ({
  visits: 0,
  /** @type {number[]} */
  times: [],
  errors: 0,
  /** @type {string} the first that went wrong */
  first: '',
});
/** @typedef {ReturnType<typeof newTally>} Tally */

let visitors = 0;

/**
 * One visit: sign-in by the real forms, then what the recorded one asked for, a registration, the end.
 * @param {string} origin
 * @param {string} email
 * @param {string} code
 * @param {Asked[]} asked
 * @param {Tally} tally
 */
const come = async (origin, email, code, asked, tally) => {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const from = { 'X-Forwarded-For': address };
  const timed = async (/** @type {string} */ what, /** @type {() => Promise<boolean>} */ work) => {
    const began = performance.now();
    const isGood = await work().catch(() => false);
    tally.times.push(performance.now() - began);
    if (isGood) return;
    tally.errors += 1;
    tally.first ||= what;
  };
  /** @type {(method: string, path: string, headers: Record<string, string>, body?: string) => Promise<void>} */
  const call = (method, path, headers, body) =>
    timed(`${method} ${path}`, async () => {
      const status = await send(origin + path, method, { ...from, ...headers }, body);
      return status >= 200 && status < 400;
    });
  /** @type {Awaited<ReturnType<typeof signIn>> | undefined} */
  let tokens;
  await timed('sign-in', async () => {
    tokens = await signIn(origin, { email, password: PASSWORD }, new IdentityBrowser(origin, from));
    return true;
  });
  tally.visits += 1;
  if (!tokens) return;
  const signedIn = { Authorization: `Bearer ${tokens.access_token}` };
  const left = [...asked];
  const browse = async () => {
    for (let next = left.shift(); next; next = left.shift())
      await call(next.method, next.path, {
        'Accept-Encoding': 'gzip, deflate, br, zstd',
        ...(next.isSignedIn && signedIn),
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, browse));
  const json = { 'Content-Type': 'application/json' };
  await call('POST', '/api/registration', { ...signedIn, ...json }, JSON.stringify({ code }));
  const ended = new URLSearchParams({
    token: tokens.refresh_token ?? '',
    client_id: 'dck-web',
  }).toString();
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await call('POST', '/idp/oauth2/revoke', form, ended);
};

/**
 * Starts visits at an even pace, however long the answers take.
 * @param {number} perSecond
 * @param {number} seconds
 * @param {(tally: Tally) => Promise<void>} one
 */
const comeEvenly = async (perSecond, seconds, one) => {
  const tally = newTally();
  const began = performance.now();
  const under = new Set();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const wait = began + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    const coming = one(tally).finally(() => under.delete(coming));
    under.add(coming);
  }
  await Promise.all(under);
  const times = tally.times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { ...tally, requests: times.length, median: at(0.5), p99: at(0.99) };
};

/**
 * Keeps a server running, as a supervisor would, and records its memory.
 * @param {Place} place
 */
const supervise = async (place) => {
  let product = await startProductProcess(place);
  let restarts = 0;
  const over = new AbortController();
  let peak = 0;
  /** @type {number[]} resident memory in MB, twice a second */
  const memory = [];
  const look = () => {
    try {
      const now = product.memory();
      // A process that has ended has a row without memory for a moment.
      if (Number.isNaN(now)) return;
      memory.push(now);
      peak = Math.max(peak, memoryOf(product.pid, 'VmHWM'));
    } catch {
      // It has ended just now; the next round starts it again.
    }
  };
  const watch = async () => {
    while (!over.signal.aborted) {
      if (product.hasEnded()) {
        restarts += 1;
        console.error(product.complaints());
        product = await startProductProcess(place);
      }
      look();
      await sleep(500);
    }
  };
  const watching = watch();
  // The caller gets the error when it stops the supervision.
  watching.catch(() => undefined);
  return {
    restarts: () => restarts,
    peak: () => peak,
    memory,
    end: async () => {
      over.abort();
      await watching;
      await product.end('SIGTERM');
    },
  };
};

/**
 * Records the requests of a browser in a visit, except sign-in, sign-out and writes.
 * @param {Place} place of a running product
 * @param {string} executablePath
 * @param {string} email
 * @param {string} code
 */
const record = async (place, executablePath, email, code) => {
  const proxy = await startCountingProxy(place.port);
  const product = await startProductProcess({ ...place, origin: proxy.origin });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await signUp(proxy.origin, { email, givenName: 'Ada', password: PASSWORD });
    const before = proxy.asked().length;
    await visit(browser, proxy.origin, { email, password: PASSWORD }, code);
    return proxy
      .asked()
      .slice(before)
      .filter(({ method, path }) => method === 'GET' && !/^\/(idp|auth|logout)\b/.test(path));
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    proxy.close();
  }
};

/** Method and limits of the measurement. */
export const aboutSmallest =
  `The server on one core with ${MEGABYTES} MB, Node's heap at most ${HEAP_MEGABYTES} MB, on SQLite; the row of limits says how it was ` +
  'held to that. People come at an even pace from addresses of their own, sign in by the real forms, ask for what a ' +
  'browser with an empty cache asked for in a visit (pages, modules, the deck, five cards), register a deck and end their ' +
  `session. The pace rises until 99 of 100 requests take more than ${HELD_MS} ms or one fails; then half of the last one that ` +
  'was held is kept up for as long as the table says (`npm run bench -- smallest --minutes 60` for an hour). The people are ' +
  "another process on the machine's other core. It does not show a slower disk, a shared core that the provider takes " +
  'away at times, or a proxy beside it.';

/**
 * Measures the capacity of the smallest machine.
 * @returns {Promise<import('./figures.mjs').Figures>} visits per second, and the results of the long run
 */
export const benchSmallest = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error('There is no browser.');
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const port = await freePort();
  const limits = smallMachine(MEGABYTES);
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', NODE_OPTIONS };
  const place = { port, dataDir, env, under: limits.under };
  /** @type {Awaited<ReturnType<typeof supervise>> | undefined} */
  let server;
  try {
    const codes = await mintByCommand({ port, dataDir }, CODES);
    const emails = Array.from({ length: PEOPLE }, () => `${randomUUID()}@example.com`);
    const [first = ''] = emails;
    const asked = await record({ port, dataDir }, executablePath, first, codes.pop() ?? '');
    server = await supervise(place);
    const origin = `http://localhost:${port}`;
    for (const email of emails.slice(1)) {
      await signUp(origin, { email, givenName: 'Ada', password: PASSWORD });
    }
    const one = (/** @type {Tally} */ tally) =>
      come(origin, emails[visitors % PEOPLE] ?? '', codes.pop() ?? '', asked, tally);
    let held = 0;
    let stopped = 'the steps ended';
    for (const perSecond of STEPS) {
      const { errors, first: what, p99 } = await comeEvenly(perSecond, STEP_SECONDS, one);
      if (errors > 0 || p99 > HELD_MS) {
        stopped = `at ${perSecond} a second: ${errors > 0 ? `${errors} errors, ${what} first` : `p99 ${Math.round(p99)} ms`}`;
        break;
      }
      held = perSecond;
    }
    if (held === 0)
      return { limits: limits.text, 'visits a second, held': 0, 'what ended it': stopped };
    const since = server.memory.length;
    const long = await comeEvenly(held / 2, minutes * 60, one);
    const memory = server.memory.slice(since);
    const quarter = Math.ceil(memory.length / 4);
    return {
      limits: limits.text,
      'visits a second, held': held,
      'what ended it': stopped,
      'the long run, minutes': minutes,
      'visits a second': held / 2,
      visits: long.visits,
      requests: long.requests,
      'median, ms': long.median,
      'p99, ms': long.p99,
      errors: long.errors,
      'the first error': long.first || 'none',
      restarts: server.restarts(),
      'memory, first quarter at most, MB': Math.max(...memory.slice(0, quarter)),
      'memory, last quarter at most, MB': Math.max(...memory.slice(-quarter)),
      [`memory at most ever, MB (of ${MEGABYTES})`]: server.peak(),
    };
  } finally {
    await server?.end();
    limits.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
