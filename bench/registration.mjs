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

import { inTurns, median, rangeOf, RUNS } from './figures.mjs';

const COUNTS = [1000, 100_000, 1_000_000];
const REGISTRATIONS = 300;
/** Maximum ratio of a registration with the most codes to one with the fewest. */
const GROWTH = { atMost: 1.5 };
const ACCOUNTS = 10;

/** Mints codes with the command; returns seconds and, on Linux, its peak memory in MB. */
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
      // The process has ended, or this is not Linux.
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
  let index = 0;
  return {
    minted,
    /** Registers the next code; returns the milliseconds until its answer. */
    register: async () => {
      const began = performance.now();
      const token = tokens[index % ACCOUNTS] ?? '';
      const answer = await postRegistration(product.origin, token, minted.codes[index] ?? '');
      await answer.arrayBuffer();
      index += 1;
      if (!answer.ok) throw new Error(`A registration was answered ${answer.status}.`);
      return performance.now() - began;
    },
    end: async () => {
      await product.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Method and limits of the measurement. */
export const aboutRegistration =
  'Three servers run side by side and take registrations in turns, one at a time; a run is sixty at each, and ' +
  'its figure their median. The ratio is to the server with the fewest codes in the same run. It does not show ' +
  'many callers at once, nor a disk that is slower than this one.';

/**
 * Registers decks at three servers in turns, so that what else the machine does hits all alike.
 * @returns {Promise<import('./figures.mjs').Figures>} per number of codes: a registration in ms, its ratio
 *   to that with the fewest, and what it took to mint them
 */
export const benchRegistration = async () => {
  const servers = [];
  for (const count of COUNTS) servers.push(await prepare(count));
  const sides = servers.map(({ register }) => register);
  /** @type {number[][]} medians of a run, server by server */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push((await inTurns(sides, REGISTRATIONS / RUNS)).map(median));
  }
  await Promise.all(servers.map((server) => server.end()));
  return Object.fromEntries(
    servers.map(({ minted }, place) => {
      const ratios = runs.map((medians) => (medians[place] ?? 0) / (medians[0] ?? 0));
      return [
        `${COUNTS[place]?.toLocaleString('en')} codes`,
        {
          'registration, ms': rangeOf(runs.map((medians) => medians[place] ?? 0)),
          'ratio to the fewest': rangeOf(ratios, GROWTH),
          'minting, s': minted.seconds,
          'minting, most MB': minted.peak,
        },
      ];
    }),
  );
};
