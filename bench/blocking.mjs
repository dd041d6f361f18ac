// @ts-check
// How long pages keep a slow phone's main thread while they load, without and with the domain of DevTools that
// Lighthouse and Playwright turn on: with it, each `new Error` parses the functions on its stack again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { joinAt } from '#support/browser/fixtures.ts';

import { namesIn } from './deck.mjs';
import { inTurns, rangeOf, ROUNDS } from './figures.mjs';
import { launchOptions, withBrowser, withPlace, withProduct } from './product.mjs';

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const CPU_SLOWDOWN = 4;
/** A page has loaded when it has had no long task for this long, in ms. */
const QUIET = 2000;
const GOAL = { atMost: 200 };

const PAGES = [
  '/',
  `/browse/${namesIn('cards')[0]}`,
  '/browse',
  `/articles/${namesIn('articles')[0]}`,
  '/dash',
];

/**
 * @typedef {(method: string, params?: object, session?: string) => Promise<any>} Send a command of the DevTools
 *   protocol to the browser or to one of its pages; gives the result
 */

/**
 * Connects to a browser that nothing else is connected to.
 * @param {string} address of its WebSocket
 * @returns {Promise<Send>}
 */
const connect = async (address) => {
  const socket = new WebSocket(address);
  /** @type {Map<number, PromiseWithResolvers<any>>} */
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await once(socket, 'open');
  let last = 0;
  return (method, params = {}, sessionId) => {
    const answer = Promise.withResolvers();
    last += 1;
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return answer.promise;
  };
};

/**
 * Launches Chromium and ends it after the work.
 * @template Result
 * @param {string} profile folder
 * @param {(send: Send) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
const withConnection = async (profile, work) => {
  const { executablePath, args } = launchOptions();
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    for await (const line of createInterface({ input: browser.stderr })) {
      const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
      if (address) return await work(await connect(address));
    }
    throw new Error('The browser has not started.');
  } finally {
    browser.kill();
    await once(browser, 'exit');
  }
};

/** In the page: ms of its long tasks beyond 50 each, after the first contentful paint; `undefined` before it is quiet. */
const readBlocking = async (/** @type {number} */ quiet) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const tasks = await new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'longtask', buffered: true });
    setTimeout(resolve, quiet / 4, []);
  });
  const ends = tasks.map((/** @type {PerformanceEntry} */ task) => task.startTime + task.duration);
  if (!paint || performance.now() < Math.max(paint.startTime, ...ends) + quiet) return undefined;
  return tasks
    .filter((/** @type {PerformanceEntry} */ task) => task.startTime >= paint.startTime)
    .reduce(
      (/** @type {number} */ sum, /** @type {PerformanceEntry} */ task) => sum + task.duration - 50,
      0,
    );
};

/**
 * Opens a page in a new profile of the browser; returns ms by which its long tasks block it.
 * @param {Send} send
 * @param {string} origin
 * @param {string} path
 * @param {[name: string, value: string][]} stored of a signed-in browser
 * @param {boolean} isInspected with the domain `Runtime`
 * @returns {Promise<number>}
 */
const measure = async (send, origin, path, stored, isInspected) => {
  const { browserContextId } = await send('Target.createBrowserContext');
  const start = { url: `${origin}/robots.txt`, browserContextId };
  const { targetId } = await send('Target.createTarget', start);
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  /** @type {(work: Function, ...values: unknown[]) => Promise<any>} */
  const run = async (work, ...values) => {
    const expression = `(${String(work)})(...${JSON.stringify(values)})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await send('Runtime.evaluate', options, sessionId).catch(() => ({}));
    return result?.value;
  };
  const isThere = () => document.URL.endsWith('/robots.txt') && document.readyState === 'complete';
  while (!(await run(isThere))) await pause(100);
  await run((/** @type {[string, string][]} */ items) => {
    for (const [name, value] of items) localStorage.setItem(name, value);
  }, stored);
  if (isInspected) await send('Runtime.enable', {}, sessionId);
  await send('Emulation.setDeviceMetricsOverride', SCREEN, sessionId);
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }, sessionId);
  await send('Page.navigate', { url: origin + path }, sessionId);
  let blocking;
  while (blocking === undefined) {
    await pause(QUIET);
    blocking = await run(readBlocking, QUIET);
  }
  await send('Target.disposeBrowserContext', { browserContextId });
  return blocking;
};

export const title = 'Blocking, phone';

export const about =
  'Chromium with a processor four times slower, signed in, with an empty cache and no slow network: milliseconds by which ' +
  'tasks of the main thread exceed 50 each, after the first contentful paint (Long Tasks), as Lighthouse counts blocking time. The ' +
  'second column has the same page with the domain Runtime of DevTools, which Lighthouse and Playwright turn on: there each ' +
  `new Error, of which React makes five as it loads, parses the functions on its stack again. ${ROUNDS} rounds, in turns.`;

/** @returns {Promise<import('./figures.mjs').Figures>} ms */
export const bench = () =>
  withPlace((place) =>
    withProduct(place, async ({ origin }) => {
      const stored = await withBrowser(async (browser) => {
        const page = await browser.newPage({ baseURL: origin });
        await joinAt(page, '/robots.txt');
        return page.evaluate(() => Object.entries(localStorage));
      });
      return withConnection(join(place.dataDir, 'profile'), async (send) => {
        /** @type {import('./figures.mjs').Figures} */
        const figures = {};
        for (const path of PAGES) {
          const sides = [false, true].map(
            (isInspected) => () => measure(send, origin, path, stored, isInspected),
          );
          const [plain = [], inspected = []] = await inTurns(sides, ROUNDS);
          figures[path] = {
            'blocking, ms': rangeOf(plain, GOAL),
            'with DevTools, ms': rangeOf(inspected),
          };
        }
        return figures;
      });
    }),
  );
