// @ts-check
// What the server spends: its time of the processor and the bytes that it sends, for a visit, a card, a
// caption and a table that lasts an hour.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import { signUp } from '#support/identity/identity-client.ts';
import { mintByCommand, startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';
import { listenAt, loadTables, openTables } from '#support/tables/load.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { captionRequest, DEFAULT_CHOICES } from '../src/lib/captions/captions.ts';
import { startCountingProxy } from './counting-proxy.mjs';
import { rangesOfRuns, RUNS } from './figures.mjs';
import { openLoad, requestBytes } from './load.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('#support/process/product-process.ts').Product} Product */
/** @typedef {Pick<Awaited<ReturnType<typeof startCountingProxy>>, 'asked' | 'origin' | 'sent'>} Watch */
/** @typedef {Watch & { product: Product }} Server */

const VISITS = 4;
/** Connections and seconds of a run of cards or captions: a server under load, but not saturated. */
const CONNECTIONS = 4;
const SECONDS = 2;

const TABLES = 10;
const GUESTS = 8;
/** Actions at a table within an hour: 6 notes and 12 votes by each guest, and 36 by the host. */
const ACTIONS = 180;
/** Seconds in which the hour's actions are sent, and idle seconds. */
const BUSY_SECONDS = 60;
const QUIET_SECONDS = 30;
const HOUR_SECONDS = 3600;

/** Sustained load of a core that leaves room for peaks. */
const BUSY = 0.5;

const MS = 'processor, ms';
const KB = 'sent, kB';

const PASSWORD = 'correct horse battery';

/**
 * Measures the server's cost per unit of some work.
 * @param {Server} server
 * @param {() => Promise<number>} work returns the number of units
 * @returns {Promise<Record<string, number>>}
 */
const spent = async ({ product, sent }, work) => {
  const before = { ms: product.processorMs(), bytes: sent() };
  const pieces = await work();
  return {
    [MS]: (product.processorMs() - before.ms) / pieces,
    [KB]: (sent() - before.bytes) / 1000 / pieces,
  };
};

/** Visits in a real browser, each by another person. */
const costOfVisits = async (
  /** @type {Server} */ server,
  /** @type {string} */ executablePath,
  /** @type {string[]} */ codes,
) => {
  const { origin } = server;
  const person = { email: `${randomUUID()}@example.com`, password: PASSWORD };
  await signUp(origin, { ...person, givenName: 'Ada' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const visitOnce = () => visit(browser, origin, person, codes.pop() ?? '');
  try {
    await visitOnce();
    const before = server.asked().length;
    const ranges = await rangesOfRuns(() =>
      spent(server, async () => {
        for (let done = 0; done < VISITS; done += 1) await visitOnce();
        return VISITS;
      }),
    );
    const requests = Math.round((server.asked().length - before) / (RUNS * VISITS));
    return { ranges, requests };
  } finally {
    await browser.close();
  }
};

/**
 * Calls of the API over kept connections.
 * @param {Server} server
 * @param {(sent: number) => Parameters<typeof requestBytes>[0]} call
 */
const costOfCalls = async ({ product }, call) => {
  const load = await openLoad(product.place.port, CONNECTIONS, (sent) => requestBytes(call(sent)));
  await load.slice(SECONDS);
  const ranges = await rangesOfRuns(async () => {
    const before = product.processorMs();
    const { answers, bytes, others } = await load.slice(SECONDS);
    if (others > 0) throw new Error(`${others} of ${answers + others} calls were refused.`);
    return { [MS]: (product.processorMs() - before) / answers, [KB]: bytes / 1000 / answers };
  });
  load.close();
  return { ...ranges, requests: 1 };
};

/** Cost per second of an idle period. */
const costOfQuiet = (/** @type {Server} */ server) =>
  spent(server, async () => {
    await sleep(QUIET_SECONDS * 1000);
    return QUIET_SECONDS;
  });

/**
 * Tables for an hour: what happens there in a minute in place of an hour, and the hour in which streams
 * are kept open reckoned from half a minute of it, with what a server does when nobody is there.
 */
const costOfTables = async (/** @type {Server} */ server) => {
  const { origin, product } = server;
  const tables = await openTables([origin], TABLES, GUESTS);
  const listeners = await listenAt(tables);
  try {
    const open = await costOfQuiet(server);
    let refused = 0;
    const busy = await spent(server, async () => {
      const report = await loadTables({
        tables,
        listeners,
        perSecond: (TABLES * ACTIONS) / BUSY_SECONDS,
        seconds: BUSY_SECONDS,
        products: [product],
      });
      refused = report.refused + report.lost;
      return 1;
    });
    if (refused > 0) throw new Error(`${refused} actions were refused or lost.`);
    const perTable = (/** @type {string} */ name) => {
      const actions = (busy[name] ?? 0) - (open[name] ?? 0) * BUSY_SECONDS;
      const quiet = (open[name] ?? 0) * HOUR_SECONDS;
      return (actions + quiet) / TABLES;
    };
    return { [MS]: perTable(MS), [KB]: perTable(KB), requests: ACTIONS };
  } finally {
    for (const listener of listeners) listener.end();
  }
};

/** Method and limits of the measurement. */
export const aboutCost =
  "The server's own time of the processor (user and system, all threads) and the bytes that left it, on SQLite. A " +
  `visit is Chromium with an empty cache: sign-in, /dash, /browse, five cards, a registration, sign-out; five runs ` +
  `of ${VISITS}. A card is a GET of the API by a browser that takes brotli, a caption one by the server's own sentences; ` +
  `five runs of ${SECONDS} s over ${CONNECTIONS} connections. A table has a host and ${GUESTS} guests with a stream each, and ` +
  `${ACTIONS} actions, a tenth of them notes, the rest votes: ${TABLES} tables had theirs within ${BUSY_SECONDS} s, once, and the hour of open ` +
  `streams is reckoned from ${QUIET_SECONDS} s, with what the server does for nobody in that time; the joining is not in it. People per core: a core that is busy for half of ` +
  'the time, as many visits within an hour as fit, each person one of them; of tables as many at once. A server that is fully ' +
  'busy spends less on each request than this, one that sleeps in between more. It does not show TLS and compression by ' +
  'a proxy, PostgreSQL, or visits of browsers that have been there before, which ask for a fraction.';

/**
 * Measures the costs.
 * @returns {Promise<import('./figures.mjs').Figures>} the server's processor time in ms, kB that it sent
 */
export const benchCost = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error('There is no browser.');
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const port = await freePort();
  const proxy = await startCountingProxy(port);
  const { origin } = proxy;
  const place = { port, dataDir, origin, env: { TRUSTED_PROXIES: '127.0.0.1,::1' } };
  const codes = await mintByCommand(place, 1000);
  const product = await startProductProcess(place);
  const server = { ...proxy, product };
  const { host } = new URL(origin);
  try {
    const { ranges: ofVisit, requests } = await costOfVisits(server, executablePath, codes);
    const { access_token: token } = await signUp(origin, {
      email: `${randomUUID()}@example.com`,
      givenName: 'Ada',
      password: PASSWORD,
    });
    const card = await costOfCalls(server, () => ({
      method: 'GET',
      path: '/api/cards/B14',
      host,
      headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    }));
    const caption = await costOfCalls(server, (sent) => ({
      method: 'POST',
      path: '/thanks/social',
      host,
      headers: {
        'Content-Type': 'application/json',
        // Each request has an address of its own, so that no rate limit is reached.
        'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      },
      body: JSON.stringify(captionRequest(DEFAULT_CHOICES, sent)),
    }));
    const table = await costOfTables(server);
    const available = HOUR_SECONDS * 1000 * BUSY;
    return {
      'a signed-in visit': { ...ofVisit, requests },
      'a card': card,
      'a caption': caption,
      [`an hour of a table, ${GUESTS} guests`]: table,
      'people per core, one visit each within an hour': Math.round(
        available / (ofVisit[MS]?.median ?? Number.NaN),
      ),
      'tables per core at once': Math.round(available / (table[MS] ?? Number.NaN)),
    };
  } finally {
    await product.end('SIGTERM');
    proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
