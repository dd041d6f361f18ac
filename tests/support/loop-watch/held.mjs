// @ts-check
// Loaded into the server before its own code. Gives, on a port of its own, the most of the processor that the
// main thread has taken between two turns of its timers since it was last asked, in ms: how long the loop was
// held, whatever else the machine had to do.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/** How often it is looked, in ms. */
const EVERY = 2;

const taken = () => {
  const { system, user } = process.threadCpuUsage();
  return (user + system) / 1000;
};

// Threads of the server load it as well.
if (isMainThread) {
  let last = taken();
  let most = 0;
  setInterval(() => {
    const now = taken();
    most = Math.max(most, now - last);
    last = now;
  }, EVERY).unref();

  createServer((_req, res) => {
    res.end(String(most));
    most = 0;
  })
    .listen(Number(process.env['HELD_PORT']), '127.0.0.1')
    .unref();
}
