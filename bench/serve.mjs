// @ts-check
// Start-up and memory of `npm run serve` on the built site.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = '4391';
const ORIGIN = `http://localhost:${PORT}`;
const STARTS = 5;
const REQUESTS = 1000;

const PATHS = ['/', '/browse/B14', '/dash', '/idp/.well-known/openid-configuration', '/api/cards'];

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Resident memory of a process in MB; Linux only. */
const residentMegabytes = (/** @type {number} */ pid) => {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(pages?.[1]) / 1024;
};

const start = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const began = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'server/run.mjs'], {
    env: { ...process.env, PORT, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const seconds = (performance.now() - began) / 1000;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { pid: child.pid ?? 0, seconds, stop };
};

/**
 * Measures the served product.
 * @returns {Promise<Record<string, number>>} median start-up in seconds, resident memory in MB
 */
export const benchServe = async () => {
  const starts = [];
  for (let round = 0; round < STARTS; round += 1) {
    const server = await start();
    starts.push(server.seconds);
    await server.stop();
  }
  const server = await start();
  const atStart = residentMegabytes(server.pid);
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    await (await fetch(`${ORIGIN}${PATHS[sent % PATHS.length]}`)).arrayBuffer();
  }
  const afterRequests = residentMegabytes(server.pid);
  await server.stop();
  return {
    'start-up, s (median)': median(starts),
    'memory at start, MB': atStart,
    [`memory after ${REQUESTS} requests, MB`]: afterRequests,
  };
};
