// @ts-check
// The load that the smallest supported machine sustains: one core, 512 MB. Visits start at an even pace,
// however long the answers take, and repeat the requests that a browser sent in a recorded visit.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { signUpAt } from '#support/browser/fixtures.ts';
import { IdentityBrowser, signIn, signUp } from '#support/identity/identity-client.ts';
import { memoryOf, mintByCommand } from '#support/process/product-process.ts';

import { namesIn } from './deck.mjs';
import { addressOf, withBrowser, withPlace, withProduct } from './product.mjs';

const MEGABYTES = 512;
/** Heap limit of JavaScript; the rest of the memory is for Node itself, password hashing and the database. */
const HEAP_MEGABYTES = 256;
/** Of util-linux: keeps a program on one core. */
const TASKSET = '/usr/bin/taskset';

const PEOPLE = 100;
const CODES = 20_000;
const CARDS = namesIn('cards').slice(0, 5);
const PASSWORD = 'correct horse battery';

/** Visits per second, step by step until the server cannot keep up. */
const STEPS = [1, 2, 4, 6, 8, 12, 16];
const STEP_SECONDS = 10;
/** 99th percentile of a sustainable pace, in ms. */
const SUSTAINED_MS = 1000;
/** Timeout of a silent request, in ms. */
const TIMEOUT_MS = 30_000;
/** Requests that one browser sends at once. */
const PARALLEL = 6;

const minutes = Number(process.env['BENCH_MINUTES'] ?? 2);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** @typedef {{ path: string, isSignedIn: boolean }} Recorded a request of the recorded visit */

/**
 * Sends one request and reads its answer to the end.
 * @param {string} url
 * @param {import('node:http').RequestOptions} options
 * @param {string} [body]
 * @returns {Promise<number>} its status; 0 without an answer
 */
const send = (url, options, body) =>
  new Promise((resolve) => {
    const sent = request(url, { ...options, agent, timeout: TIMEOUT_MS }, (answer) => {
      answer.on('error', () => resolve(0));
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

/** Records the GET requests of a browser with an empty cache: sign-in, the dashboard, the deck, five cards. */
const record = (/** @type {string} */ origin) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ baseURL: origin });
    await signUpAt(page, '/tools');
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ baseURL: origin, storageState });
    /** @type {Recorded[]} */
    const recorded = [];
    context.on('request', (sent) => {
      const { pathname, search } = new URL(sent.url());
      const path = pathname + search;
      const isSignedIn = 'authorization' in sent.headers();
      // Files of the site are requested once; the browser's cache has them then.
      const isRepeated = !isSignedIn && recorded.some((other) => other.path === path);
      if (sent.method() === 'GET' && !isRepeated && !path.startsWith('/idp'))
        recorded.push({ path, isSignedIn });
    });
    const visit = await context.newPage();
    for (const path of ['/dash', '/browse', ...CARDS.map((code) => `/browse/${code}`)]) {
      await visit.goto(path);
      const content = path.startsWith('/browse/') ? 'article.open-card' : 'h1';
      await visit.locator(content).first().waitFor();
    }
    return recorded;
  });

/** Results of visits: the ms of each request, and the failures. */
const newTally = () => ({ times: [0].slice(1), errors: 0, firstError: '' });
/** @typedef {ReturnType<typeof newTally>} Tally */

/**
 * One visit: sign-in by the real forms, the recorded requests, a registration, the end of the session.
 * @param {string} origin
 * @param {number} number of the visit
 * @param {{ email: string, code: string, recorded: Recorded[] }} visit
 * @param {Tally} tally
 */
const visitOnce = async (origin, number, { email, code, recorded }, tally) => {
  const from = { 'X-Forwarded-For': addressOf(number) };
  const timed = async (/** @type {string} */ name, /** @type {() => Promise<boolean>} */ step) => {
    const began = performance.now();
    const isGood = await step().catch(() => false);
    tally.times.push(performance.now() - began);
    if (isGood) return;
    tally.errors += 1;
    tally.firstError ||= name;
  };
  /** @type {(method: string, path: string, headers: Record<string, string>, body?: string) => Promise<void>} */
  const call = (method, path, headers, body) =>
    timed(`${method} ${path}`, async () => {
      const status = await send(origin + path, { method, headers: { ...from, ...headers } }, body);
      return status >= 200 && status < 400;
    });
  /** @type {Awaited<ReturnType<typeof signIn>> | undefined} */
  let tokens;
  await timed('sign-in', async () => {
    tokens = await signIn(origin, { email, password: PASSWORD }, new IdentityBrowser(origin, from));
    return true;
  });
  if (!tokens) return;
  const signedIn = { Authorization: `Bearer ${tokens.access_token}` };
  const left = [...recorded];
  const browse = async () => {
    for (let next = left.shift(); next; next = left.shift())
      await call('GET', next.path, {
        'Accept-Encoding': 'gzip, deflate, br, zstd',
        ...(next.isSignedIn && signedIn),
      });
  };
  await Promise.all(Array.from({ length: PARALLEL }, browse));
  const json = { ...signedIn, 'Content-Type': 'application/json' };
  await call('POST', '/api/registration', json, JSON.stringify({ code }));
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const revoked = { token: tokens.refresh_token ?? '', client_id: 'dck-web' };
  await call('POST', '/idp/oauth2/revoke', form, new URLSearchParams(revoked).toString());
};

/**
 * Starts visits at an even pace.
 * @param {number} perSecond
 * @param {number} seconds
 * @param {(tally: Tally) => Promise<void>} one
 */
const load = async (perSecond, seconds, one) => {
  const tally = newTally();
  const began = performance.now();
  const visits = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const wait = began + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    visits.push(one(tally));
  }
  await Promise.all(visits);
  const times = tally.times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    'visits a second': perSecond,
    visits: visits.length,
    requests: times.length,
    'median, ms': at(0.5),
    'p99, ms': at(0.99),
    errors: tally.errors,
    'first error': tally.firstError || 'none',
  };
};

export const title = 'The smallest machine';

export const about =
  `The server on one core (taskset), Node's heap at most ${HEAP_MEGABYTES} MB, on SQLite; the memory of the process is ` +
  `compared with ${MEGABYTES} MB, not limited. A visit is a sign-in by the forms, the requests of a browser with an empty cache ` +
  '(dashboard, deck, five cards), a registration and the end of the session. The pace rises until 99 of 100 requests ' +
  `take more than ${SUSTAINED_MS} ms or one fails; then half of the last sustained pace is held for the minutes of the table ` +
  '(`--minutes 60` for an hour). Not shown: a slow disk, and a core that is shared with other customers.';

/**
 * Measures the capacity of the smallest machine.
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export const bench = () =>
  withPlace(async (given) => {
    const place = {
      ...given,
      env: { ...given.env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` },
      under: existsSync(TASKSET) ? [TASKSET, '-c', '0'] : [],
    };
    const codes = await mintByCommand(given, CODES);
    return withProduct(place, async ({ origin, pid, startSeconds, memory }) => {
      const start = { 'ready after, s': startSeconds, 'highest memory, MB': memory() };
      const recorded = await record(origin);
      const emails = Array.from({ length: PEOPLE }, () => `${randomUUID()}@example.com`);
      for (const email of emails)
        await signUp(origin, { email, givenName: 'Ada', password: PASSWORD });
      let visits = 0;
      const one = (/** @type {Tally} */ tally) => {
        visits += 1;
        const visit = { email: emails[visits % PEOPLE] ?? '', code: codes[visits] ?? '', recorded };
        return visitOnce(origin, visits, visit, tally);
      };
      /** @type {import('./figures.mjs').Figures} */
      const figures = { start };
      const run = async (/** @type {number} */ perSecond, /** @type {number} */ seconds) => ({
        ...(await load(perSecond, seconds, one)),
        'highest memory, MB': memoryOf(pid, 'VmHWM'),
      });
      let sustained = 0;
      for (const perSecond of STEPS) {
        const found = await run(perSecond, STEP_SECONDS);
        figures[`${perSecond} a second, ${STEP_SECONDS} s`] = found;
        if (found.errors > 0 || found['p99, ms'] > SUSTAINED_MS) break;
        sustained = perSecond;
      }
      if (sustained > 0)
        figures[`half of ${sustained} a second, ${minutes} min`] = await run(
          sustained / 2,
          minutes * 60,
        );
      return figures;
    });
  });
