// @ts-check
// Requests a second of the API at many connections, next to a bare Hono route that gives the same
// bytes in the same run. The tokens are of the embedded provider's grants, so each call looks whether
// its grant still stands.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { mintByCommand, startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { captionRequest, DEFAULT_CHOICES } from '../src/lib/captions/captions.ts';
import { makeSignedIn } from './accounts.mjs';
import { median } from './figures.mjs';

const PORT = await freePort();
const ORIGIN = `http://localhost:${PORT}`;
const CONNECTIONS = 64;
/** Slices of a second in which ours and the bare route are measured, in turns. */
const SLICES = 9;
/** Before them, unmeasured, so that both run as they do after a while. */
const WARM_UP_SECONDS = 3;
const ACCOUNTS = 2000;
/** Of them, those that read: each with the cookie that a browser has after its first request. */
const READERS = 50;

/** The headers of signed-in browsers that have been here before. */
const visit = async (/** @type {string[]} */ tokens) => {
  const readers = [];
  for (const token of tokens.slice(0, READERS)) {
    const Authorization = `Bearer ${token}`;
    const answer = await fetch(`${ORIGIN}/api/registration`, { headers: { Authorization } });
    const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    readers.push({ Authorization, Cookie: cookie });
  }
  return readers;
};

/** @typedef {{ headers: Record<string, string>, body?: string }} Call */
/** @typedef {{ name: string, method: 'GET' | 'POST', path: string, call: (sent: number) => Call }} Case */

/**
 * Loads a server from all connections at once.
 * @param {string} origin
 * @param {Case} asked
 * @param {{ sent: number }} calls counted on from one slice to the next, so that no code comes twice
 * @param {number} duration in seconds
 */
const load = async (origin, { method, path, call }, calls, duration) => {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        method,
        path,
        setupRequest: (request) => {
          calls.sent += 1;
          const { headers, body } = call(calls.sent);
          return { ...request, headers, ...(body !== undefined && { body }) };
        },
      },
    ],
  });
  if (result.errors > 0) throw new Error(`${method} ${path}: ${result.errors} errors.`);
  return {
    rate: result['2xx'] / result.duration,
    p99: result.latency.p99,
    others: result.non2xx,
  };
};

/**
 * Measures ours and the bare route in turns, slice by slice: a machine that is slower for a while is
 * so for both.
 */
const compare = async (/** @type {string} */ bare, /** @type {Case} */ each) => {
  const calls = { bare: { sent: 0 }, ours: { sent: 0 } };
  await load(bare, each, calls.bare, WARM_UP_SECONDS);
  await load(ORIGIN, each, calls.ours, WARM_UP_SECONDS);
  const slices = [];
  for (let slice = 0; slice < SLICES; slice += 1) {
    const peer = await load(bare, each, calls.bare, 1);
    const ours = await load(ORIGIN, each, calls.ours, 1);
    slices.push({ ...ours, ratio: ours.rate / peer.rate });
  }
  return {
    'requests/s': median(slices.map(({ rate }) => rate)),
    'ratio to bare Hono': median(slices.map(({ ratio }) => ratio)),
    'p99, ms': median(slices.map(({ p99 }) => p99)),
    'not 2xx': slices.reduce((sum, { others }) => sum + others, 0),
  };
};

/** How it is measured, and what it does not show. */
export const aboutApi =
  'Ours and a bare route of Hono that gives the same bytes, from 64 connections each, in turns of a second. ' +
  'Captions and registrations put a row on the disk before they answer, and the bare route does not.';

/**
 * Loads the API and the bare routes.
 * @returns {Promise<import('./figures.mjs').Figures>} per endpoint: requests a second, their ratio to
 * the bare route's and the 99th percentile, medians of the slices; answers other than 2xx
 */
export const benchApi = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const tokens = await makeSignedIn(dataDir, ORIGIN, ACCOUNTS);
  const place = { port: PORT, dataDir };
  const codes = await mintByCommand(place, 100_000);
  const product = await startProductProcess({ ...place, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const bare = fork(join(import.meta.dirname, 'bare.mjs'));

  const readers = await visit(tokens);
  const read = (/** @type {number} */ sent) => ({ headers: readers[sent % READERS] ?? {} });
  const auth = (/** @type {number} */ sent) => ({
    Authorization: `Bearer ${tokens[sent % ACCOUNTS]}`,
  });
  const json = (/** @type {number} */ sent) => ({
    'Content-Type': 'application/json',
    // Everybody from a place of their own, so that the limits count nobody twice.
    'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  });
  /** @type {Case[]} */
  const cases = [
    {
      name: 'GET card',
      method: 'GET',
      path: '/api/cards/B14',
      call: read,
    },
    {
      name: 'GET registration',
      method: 'GET',
      path: '/api/registration',
      call: read,
    },
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
        headers: { ...auth(n), ...json(n) },
        body: JSON.stringify({ code: codes[n % codes.length] }),
      }),
    },
  ];

  /** @type {import('./figures.mjs').Figures} */
  const figures = {};
  try {
    const answers = [];
    for (const { method, path, call } of cases) {
      const { headers, body } = call(0);
      const answer = await fetch(ORIGIN + path, { method, headers, ...(body && { body }) });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
      answers.push({ method, path, body: await answer.text() });
    }
    bare.send(answers);
    const [port] = await once(bare, 'message');
    const before = product.memory();
    for (const each of cases) {
      figures[each.name] = await compare(`http://127.0.0.1:${port}`, each);
    }
    figures['memory before, MB'] = before;
    figures['memory after, MB'] = product.memory();
  } finally {
    bare.kill();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
};
