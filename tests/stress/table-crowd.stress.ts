import { randomUUID } from 'node:crypto';
import { get, type ClientRequest } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { TableDoor } from '#contract/tables.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { signUpMany, startProductProcess } from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { Browser, type Act } from '#support/tables/calls.ts';

const SEATS = 400;
const STREAMS = 3000;
const ADDRESSES = 8;
/** Requests of the crowd that are under way at a time. */
const AT_ONCE = 40;
const ROUNDS = 20;
const WITHIN_MS = 500;

const FORWARDED = 'x-forwarded-for';

let addresses = 0;

/** A browser with an address of its own, at a server that trusts this machine's word on it. */
const browserAt = (origin: string): Browser => {
  const browser = new Browser({ request: (path, init) => fetch(`${origin}${path}`, init) });
  addresses += 1;
  browser.headers[FORWARDED] = `10.0.${(addresses >> 8) & 255}.${addresses & 255}`;
  return browser;
};

interface Seat {
  readonly browser: Browser;
  readonly code: string;
}

const openTable = async (origin: string, token: string) => {
  const host = browserAt(origin);
  host.headers['authorization'] = `Bearer ${token}`;
  const answer = await host.send('POST', '/tables', { cards: [{ code: 'B14' }] });
  const { code } = TableDoor.parse(await answer.json());
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  return { code, host, place };
};

/** Opens a stream that is read to its end; gives its status. */
const openStream = (
  origin: string,
  { browser, code }: Seat,
  address: string,
): Promise<readonly [number | undefined, ClientRequest]> =>
  new Promise((resolve, reject) => {
    const headers = {
      cookie: `dck_table_${code}=${browser.cookie(code) ?? ''}`,
      accept: 'text/event-stream',
      [FORWARDED]: address,
    };
    const asked = get(
      `${origin}/api/tables/${code}/events`,
      { headers, agent: false },
      (answer) => {
        answer.on('error', () => undefined).resume();
        resolve([answer.statusCode, asked]);
      },
    );
    asked.on('error', reject);
  });

/** How long something takes, in ms. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

test('400 seats of one address and 3,000 streams of eight leave a table to its people', async () => {
  const product = await startProductProcess({
    ...(await makePlace()),
    env: { TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  onTestFinished(() => product.end('SIGTERM'));
  const { origin } = product;
  const [honest = '', one = '', two = ''] = await signUpMany(origin, 3);
  const table = await openTable(origin, honest);
  const others = [];
  for (const token of [one, one, one, two, two, two]) others.push(await openTable(origin, token));

  const crowd: Seat[] = [];
  for (const { code } of [table, ...others])
    for (let come = 0; come < 60 && crowd.length < SEATS; come += 1) {
      const browser = browserAt(origin);
      await browser.join(code, `Guest ${come}`);
      crowd.push({ browser, code });
    }
  const opened: ClientRequest[] = [];
  onTestFinished(() => {
    for (const stream of opened) stream.destroy();
  });
  let places = 0;
  const openOne = async (each: number): Promise<void> => {
    const seat = crowd[each % crowd.length] ?? { browser: table.host, code: table.code };
    const [status, stream] = await openStream(origin, seat, `10.9.0.${each % ADDRESSES}`);
    if (status === 200) places += 1;
    opened.push(stream);
  };
  for (let each = 0; each < STREAMS; each += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => openOne(each + lane)));

  let isOver = false;
  let sent = 0;
  const attack = async (lane: number): Promise<void> => {
    const own = new Map(crowd.map(({ browser }) => [browser, randomUUID()]));
    for (let each = lane; !isOver; each += AT_ONCE) {
      const { browser, code } = crowd[each % crowd.length] ?? { browser: table.host, code: '' };
      browser.headers[FORWARDED] = '10.9.0.0';
      const note: Act = {
        kind: 'note',
        note: own.get(browser) ?? '',
        place: table.place,
        text: '日'.repeat(280),
      };
      const answer =
        each % 2 === 0
          ? await browser.act(code, note)
          : await browser.send('GET', `/tables/${code}/events?after=99999999`);
      await answer.arrayBuffer();
      sent += 1;
    }
  };
  const attacks = Array.from({ length: AT_ONCE }, (_, lane) => attack(lane));

  const slowest: Record<string, number> = {};
  const measure = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    slowest[what] = Math.round(Math.max(slowest[what] ?? 0, await timed(work)));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { code, host, place } = table;
    const [guest, screen] = [browserAt(origin), browserAt(origin)];
    await measure('host reads', () => host.poll(code));
    await measure('host acts', () => host.do(code, { kind: 'light', place }));
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
        const address = browser.headers[FORWARDED] ?? '';
        const [status, stream] = await openStream(origin, { browser, code }, address);
        opened.push(stream);
        expect(status).toBe(200);
      });
    for (const browser of [guest, screen]) await browser.send('DELETE', `/tables/${code}/seat`);
  }
  isOver = true;
  await Promise.all(attacks);
  printFigure(
    `a table under ${crowd.length} seats, ${places} streams and ${sent} requests of a crowd`,
    Object.entries(slowest)
      .map(([what, ms]) => `${what} in ${ms} ms`)
      .join(', '),
  );
  expect((await table.host.see(table.code)).phase).toBe('open');
  expect(Math.max(...Object.values(slowest))).toBeLessThan(WITHIN_MS);
});
