import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { TableMembership } from '#contract/tables.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { signUpMany, startProductProcess } from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { Browser } from '#support/tables/calls.ts';
import type { CrowdOrder, Statuses } from '#support/tables/crowd.ts';

const SEATS = 400;
const STREAMS = 3000;
const ADDRESSES = 8;
const ROUNDS = 20;
const WITHIN_MS = 500;
/** Time between two rounds, in which the crowd goes on. */
const PAUSE_MS = 500;

const CROWD = join(import.meta.dirname, '..', 'support', 'tables', 'crowd.ts');

const FORWARDED = 'x-forwarded-for';

let addresses = 0;

/** A browser with an address of its own, at a server that trusts this machine's word on it. */
const browserAt = (origin: string, seen: (answer: Response) => void = () => undefined): Browser => {
  const browser = new Browser({
    request: async (path, init) => {
      const answer = await fetch(`${origin}${path}`, init);
      seen(answer);
      return answer;
    },
  });
  addresses += 1;
  browser.headers[FORWARDED] = `10.0.${(addresses >> 8) & 255}.${addresses & 255}`;
  return browser;
};

const openTable = async (host: Browser, token: string) => {
  host.headers['authorization'] = `Bearer ${token}`;
  const answer = await host.send('POST', '/tables', { cards: [{ code: 'B12' }] });
  const { code } = TableMembership.parse(await answer.json());
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  return { code, host, place };
};

/** Comes to tables as guests from one address. */
const takeSeats = async (
  origin: string,
  codes: readonly string[],
): Promise<CrowdOrder['seats']> => {
  const seats: { code: string; cookie: string }[] = [];
  for (const code of codes)
    for (let come = 0; come < 60 && seats.length < SEATS; come += 1) {
      const browser = browserAt(origin);
      await browser.join(code, `Guest ${come}`);
      seats.push({ code, cookie: `dck_table_${code}=${browser.cookie(code) ?? ''}` });
    }
  return seats;
};

/** Starts a crowd that has opened its streams and sends requests. */
const startCrowd = async (order: CrowdOrder) => {
  const crowd = fork(CROWD);
  onTestFinished(() => void crowd.kill('SIGKILL'));
  crowd.send(order);
  const [streams] = (await once(crowd, 'message')) as [number];
  return {
    streams,
    stop: async (): Promise<Statuses> => {
      crowd.send('stop');
      const [statuses] = (await once(crowd, 'message')) as [Statuses];
      return statuses;
    },
  };
};

/** Opens a stream, and waits for its first bytes. */
const openStream = (origin: string, code: string, browser: Browser): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const headers = {
      cookie: `dck_table_${code}=${browser.cookie(code) ?? ''}`,
      accept: 'text/event-stream',
      [FORWARDED]: browser.headers[FORWARDED] ?? '',
    };
    const url = `${origin}/api/tables/${code}/events`;
    const asked = get(url, { headers, agent: false }, (answer) => {
      answer.on('error', () => undefined).resume();
      if (answer.statusCode === 200) answer.once('data', () => resolve(asked));
      else reject(new Error(`A stream answered ${answer.statusCode}.`));
    });
    asked.on('error', reject);
  });

interface Measured {
  ms: number;
  /** Of the request, by the server's own log. */
  serverMs: number;
}

test('400 seats of one address and 3,000 streams of eight leave a table to its people', async () => {
  const logged = new Map<string, number>();
  const product = await startProductProcess(
    { ...(await makePlace()), env: { TRUSTED_PROXIES: '127.0.0.1,::1' } },
    ({ id, ms }) => logged.set(id, ms),
  );
  onTestFinished(() => product.end('SIGTERM'));
  const { origin } = product;
  const [honest = '', one = '', two = ''] = await signUpMany(origin, 3);
  const answered: string[] = [];
  const see = ({ headers }: Response): void =>
    void answered.push(headers.get('x-request-id') ?? '');
  const table = await openTable(browserAt(origin, see), honest);
  const others = [];
  for (const token of [one, one, one, two, two, two])
    others.push(await openTable(browserAt(origin), token));
  const tables = [table, ...others];
  const seats = await takeSeats(
    origin,
    tables.map(({ code }) => code),
  );
  const crowd = await startCrowd({
    origin,
    streams: STREAMS,
    addresses: Array.from({ length: ADDRESSES }, (_, each) => `10.9.0.${each}`),
    seats,
    places: Object.fromEntries(tables.map(({ code, place }) => [code, place])),
  });

  const requests: [what: string, ms: number, id: string | undefined][] = [];
  const opened: ClientRequest[] = [];
  onTestFinished(() => {
    for (const stream of opened) stream.destroy();
  });
  const measure = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    answered.length = 0;
    const began = performance.now();
    await work();
    requests.push([what, performance.now() - began, answered[0]]);
  };
  const began = { at: performance.now(), processorMs: product.processorMs() };
  const { code, host, place } = table;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [guest, screen] = [browserAt(origin, see), browserAt(origin, see)];
    let seq = 0;
    await measure('host acts', async () => {
      seq = await host.do(code, { kind: 'light', place });
    });
    // One browser reads the whole table only so often: its stream does here.
    await measure('host reads', () => host.poll(code, seq - 1));
    await measure('guest joins', () => guest.join(code, 'Honest'));
    await measure('guest reads', () => guest.poll(code));
    await measure('guest acts', () => guest.do(code, { kind: 'raise', up: true }));
    await measure('screen joins', () => screen.send('POST', `/tables/${code}/screens`, {}));
    await measure('screen reads', () => screen.poll(code));
    for (const [browser, what] of [
      [host, 'host'],
      [guest, 'guest'],
      [screen, 'screen'],
    ] as const)
      await measure(`${what} follows`, async () => {
        opened.push(await openStream(origin, code, browser));
      });
    for (const browser of [guest, screen]) await browser.send('DELETE', `/tables/${code}/seat`);
    await pause(PAUSE_MS);
  }
  const seconds = (performance.now() - began.at) / 1000;
  const busy = (product.processorMs() - began.processorMs) / seconds / 10;
  const statuses = await crowd.stop();

  const slowest = new Map<string, Measured>();
  for (const [what, ms, id = ''] of requests) {
    const known = slowest.get(what) ?? { ms: 0, serverMs: 0 };
    known.ms = Math.max(known.ms, ms);
    known.serverMs = Math.max(known.serverMs, logged.get(id) ?? 0);
    slowest.set(what, known);
  }
  const figures = [...slowest].map(([what, { ms, serverMs }]) => {
    const own = serverMs > 0 ? ` (${Math.round(serverMs)} at the server)` : '';
    return `${what} in ${Math.round(ms)} ms${own}`;
  });
  printFigure(
    `a table under ${seats.length} seats and ${crowd.streams} streams, ${seconds.toFixed(1)} s, server ${busy.toFixed(0)} % of a processor, answers to the crowd ${JSON.stringify(statuses)}`,
    figures.join(', '),
  );
  expect((await table.host.see(table.code)).phase).toBe('open');
  expect(Math.max(...[...slowest.values()].map(({ ms }) => ms))).toBeLessThan(WITHIN_MS);
});
