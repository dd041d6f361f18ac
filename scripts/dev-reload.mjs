// @ts-check
import { fork } from 'node:child_process';
import { join } from 'node:path';

const API = join(import.meta.dirname, 'dev-api.mjs');

/**
 * A running process of the APIs.
 * @typedef {{ readonly port: number, readonly end: () => void }} Api
 */

/**
 * Starts a process of the APIs; its output goes to the terminal.
 * @param {(api: Api) => void} onEnd called when it ends after it was ready
 * @returns {Promise<Api | undefined>} `undefined` where it ended before it was ready
 */
const startApi = (onEnd) =>
  new Promise((resolve) => {
    const child = fork(API);
    child.once('exit', () => resolve(undefined));
    child.once('message', (/** @type {{ port: number }} */ { port }) => {
      const api = { port, end: () => child.connected && child.disconnect() };
      child.once('exit', () => onEnd(api));
      resolve(api);
    });
  });

/**
 * Keeps the APIs running and replaces them on demand. A new process starts beside the old one and takes over
 * once it is ready; if it fails to start, the old one stays. The old one answers its open requests before it
 * ends.
 * @param {(outcome: 'reloaded' | 'failed' | 'ended') => void} report called for every change after the first
 *   start, and for a first start that failed
 */
export const keepApi = (report) => {
  /** @type {Api | undefined} */
  let current;
  /** @type {Promise<void> | undefined} */
  let starting;
  let changed = false;
  let closed = false;

  const replace = async () => {
    if (closed) return;
    const api = await startApi((ended) => {
      if (ended !== current) return;
      current = undefined;
      report('ended');
    });
    if (closed) return api?.end();
    if (api === undefined) return report('failed');
    const old = current;
    current = api;
    old?.end();
    if (old) report('reloaded');
  };

  /** @type {() => Promise<void>} */
  const start = async () => {
    changed = false;
    await replace();
    if (changed) return start();
    starting = undefined;
  };

  return {
    /** Restarts the APIs. A change during a start causes another start. */
    reload: () => {
      changed = true;
      return (starting ??= start());
    },
    /** The port of the APIs, after a pending first start. */
    port: async () => {
      if (current === undefined) await starting;
      return current?.port;
    },
    close: () => {
      closed = true;
      current?.end();
      current = undefined;
    },
  };
};
