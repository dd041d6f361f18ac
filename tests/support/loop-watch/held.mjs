// @ts-check
// Loaded into the server before its own code. Gives, on a port of its own, the most of the processor that the
// main thread has taken between two turns of its timers since it was last asked, in ms: how long the loop was
// held, whatever else the machine had to do.
import { createServer } from 'node:http';

/** How often it is looked, in ms. */
const EVERY = 2;

const taken = () => {
  const { system, user } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let last = taken();
let most = 0;
const look = () => {
  const now = taken();
  most = Math.max(most, now - last);
  last = now;
};
setInterval(look, EVERY).unref();

createServer((_req, res) => {
  res.end(String(most));
  most = 0;
})
  .listen(Number(process.env['HELD_PORT']), '127.0.0.1')
  .unref();
