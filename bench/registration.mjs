// @ts-check
// What a registration costs with a thousand, with a hundred thousand and with a million codes in the
// database, and what it takes to mint the million.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  memoryOf,
  postRegistration,
  signUpMany,
  startProductProcess,
} from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { median } from './figures.mjs';

const COUNTS = [1000, 100_000, 1_000_000];
const REGISTRATIONS = 300;
const ACCOUNTS = 10;

/** Mints codes by the command; gives seconds and, on Linux, the most memory it held in MB. */
const mint = async (/** @type {string} */ dataDir, /** @type {number} */ count) => {
  const out = join(dataDir, 'codes.csv');
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['server/deck-codes/decks.command.ts', 'mint', '--count', `${count}`, '--out', out],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' },
  );
  let peak = 0;
  const watch = setInterval(() => {
    try {
      peak = memoryOf(child.pid, 'VmHWM');
    } catch {
      // It has ended, or this is no Linux.
    }
  }, 200);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`Minting ${count} codes failed.`);
  const seconds = (performance.now() - began) / 1000;
  const codes = readFileSync(out, 'utf8').matchAll(/^[0-9A-F-]{36}/gm);
  return { seconds, peak, codes: [...codes.take(REGISTRATIONS)].map(([code]) => code) };
};

const prepare = async (/** @type {number} */ count) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const minted = await mint(dataDir, count);
  const product = await startProductProcess({ port: await freePort(), dataDir });
  const tokens = await signUpMany(product.origin, ACCOUNTS);
  /** @type {number[]} */
  const times = [];
  return {
    minted,
    times,
    register: async (/** @type {number} */ index) => {
      const began = performance.now();
      const token = tokens[index % ACCOUNTS] ?? '';
      const answer = await postRegistration(product.origin, token, minted.codes[index] ?? '');
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      if (!answer.ok) throw new Error(`A registration was answered ${answer.status}.`);
    },
    end: async () => {
      await product.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * Registers decks at three servers in turns, so that what else the machine does hits all alike.
 * @returns {Promise<import('./figures.mjs').Figures>} per number of codes: the median of a
 *   registration in ms, its ratio to that with the fewest, and what it took to mint them
 */
export const benchRegistration = async () => {
  const servers = [];
  for (const count of COUNTS) servers.push(await prepare(count));
  for (let index = 0; index < REGISTRATIONS; index += 1) {
    for (const server of servers) await server.register(index);
  }
  await Promise.all(servers.map((server) => server.end()));
  const fewest = median(servers[0]?.times ?? []);
  return Object.fromEntries(
    servers.map(({ times, minted }, place) => [
      `${COUNTS[place]?.toLocaleString('en')} codes`,
      {
        'registration, ms (median)': median(times),
        'ratio to the fewest': median(times) / fewest,
        'minting, s': minted.seconds,
        'minting, most MB': minted.peak,
      },
    ]),
  );
};
