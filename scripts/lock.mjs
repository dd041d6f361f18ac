// @ts-check
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/**
 * The address that a lock listens on: the system releases it with its process, except for a file where
 * abstract names do not exist.
 */
const addressOf = (/** @type {string} */ folder) => {
  const name = `dck-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}`;
};

/**
 * @param {string} address
 * @returns {Promise<(() => Promise<void>) | undefined>} what releases the lock; `undefined` where it is held
 */
const take = (address) =>
  new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => {}).write(String(process.pid));
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () =>
      resolve(async () => {
        await new Promise((closed) => {
          server.close(closed);
          for (const socket of waiting) socket.destroy();
        });
      }),
    );
  });

/** Waits until a lock is released or its process has ended. */
const released = (/** @type {string} */ address) =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('data', (pid) => {
      console.log(`Waiting for another command that works here (process ${String(pid)}).`);
    });
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED' && address.startsWith('/'))
        rmSync(address, { force: true });
    });
    socket.once('close', resolve);
  });

/**
 * Acquires the lock of a folder, so that only one command installs, builds or changes a deck in it.
 * @param {string} folder
 * @returns {Promise<() => Promise<void>>} releases the lock; the end of the process does as well
 */
export const lock = async (folder) => {
  const address = addressOf(folder);
  for (;;) {
    const release = await take(address);
    if (release) return release;
    await released(address);
  }
};

/**
 * Runs work while holding the folder's lock.
 * @param {string} folder
 * @template Result
 * @param {() => Promise<Result>} work
 */
export const withLock = async (folder, work) => {
  const release = await lock(folder);
  try {
    return await work();
  } finally {
    await release();
  }
};
