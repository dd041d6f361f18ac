import { connect, type Socket } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { countMeetings } from '#support/faults/meetings.ts';
import { printFault } from '#support/faults/table.ts';
import { ADA, openPage, signUp } from '#support/identity/identity-client.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { startProductProcess } from '#support/process/product-process.ts';

const CONNECTIONS = 10_000;
/** As many as the server keeps of one address. */
const AN_ADDRESS = 500;
/** How much memory they may cost, in MB. */
const MEMORY = 250;
/** How long a person may wait meanwhile, in ms. */
const PATIENT = 2_000;
/** After this the server has closed whatever asks for nothing, in ms: the longest of its limits, and some. */
const OVER_MS = 90_000;

/** What the idle ones send, if anything. */
const KINDS: readonly (readonly [kind: string, bytes: string])[] = [
  ['nothing', ''],
  ['half a head', 'GET /healthz HTTP/1.1\r\nHost: local'],
  [
    'half a body',
    'POST /thanks/social HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
  ['one request', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
];

/** Opens connections from as many addresses of this machine as it takes; Linux has all of 127.0.0.0/8. */
const openIdle = async (port: number, bytes: string): Promise<() => number> => {
  const open = new Set<Socket>();
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  const one = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const localAddress = `127.0.7.${1 + Math.floor(index / AN_ADDRESS)}`;
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        resolve();
      });
      socket.on('connect', () => {
        if (bytes === '') resolve();
        else socket.write(bytes, () => resolve());
      });
      socket.resume();
    });
  for (let index = 0; index < CONNECTIONS; index += 100)
    await Promise.all(Array.from({ length: 100 }, (_, next) => one(index + next)));
  return () => open.size;
};

test.each(KINDS)('ten thousand connections that send %s', async (kind, bytes) => {
  const product = await startProductProcess(await makePlace());
  const { origin, place } = product;
  const { access_token } = await signUp(origin, ADA);
  const headers = { Authorization: `Bearer ${access_token}` };
  const before = product.memory();
  const met = countMeetings();
  const began = performance.now();
  const left = await openIdle(place.port, bytes);
  const held = left();
  for (let times = 0; times < 20; times += 1) {
    await met.meet(() => fetch(`${origin}/api/cards`, { headers }));
    await met.meet(() => fetch(origin));
  }
  await met.meet(async () => (await openPage('login', origin)).response);
  const memory = Math.round(product.memory() - before);
  expect(met.statuses()).toBe('200 ×41');
  expect(met.slowestMs()).toBeLessThan(PATIENT);
  expect(memory).toBeLessThan(MEMORY);
  await vi.waitFor(() => expect(left()).toBe(0), { timeout: OVER_MS, interval: 200 });
  const overMs = Math.round(performance.now() - began);
  expect(product.hasEnded()).toBe(false);
  await product.end('SIGTERM');
  printFault({
    fault: `10,000 connections that send ${kind}: ${held} held, ${memory} MB more, all closed after ${overMs} ms`,
    met: met.statuses(),
    slowestMs: met.slowestMs(),
    backMs: '–',
    lost: 0,
  });
});
