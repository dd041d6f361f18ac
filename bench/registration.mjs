// @ts-check
// What a registration costs with few and with a million codes in the database, and what it takes to
// mint the million.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { postRegistration, signUpMany, startProduct } from '#support/product-process.ts';

const PORT = 4394;
const FEW = 1000;
const MANY = 1_000_000;
const REGISTRATIONS = 300;
const ACCOUNTS = 10;

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Mints codes by the command; gives seconds and, on Linux, the most memory it held in MB. */
const mint = async (/** @type {string} */ dataDir, /** @type {number} */ count) => {
  const out = join(dataDir, 'codes.csv');
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['server/cli/decks.ts', 'mint', '--count', `${count}`, '--out', out],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' },
  );
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
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

const prepare = async (/** @type {number} */ port, /** @type {number} */ count) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const minted = await mint(dataDir, count);
  const product = await startProduct({ port, dataDir });
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
 * Registers decks at two servers in turns, so that what else the machine does hits both alike.
 * @returns {Promise<Record<string, number>>}
 */
export const benchRegistration = async () => {
  const few = await prepare(PORT, FEW);
  const many = await prepare(PORT + 1, MANY);
  for (let index = 0; index < REGISTRATIONS; index += 1) {
    await few.register(index);
    await many.register(index);
  }
  await Promise.all([few.end(), many.end()]);
  const [fewMedian, manyMedian] = [median(few.times), median(many.times)];
  return {
    [`with ${FEW} codes, ms (median)`]: fewMedian,
    [`with ${MANY} codes, ms (median)`]: manyMedian,
    'ratio of the two': manyMedian / fewMedian,
    [`minting ${MANY} codes, s`]: many.minted.seconds,
    'minting, most memory, MB': many.minted.peak,
  };
};
