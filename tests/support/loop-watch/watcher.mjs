// @ts-check
// A process of its own that asks /healthz, one question after the other on one connection. The parent sends
// `next`; the answer is what was seen since the last one: the longest answer in ms, and how many there were.
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Between two questions, in ms: they are to find a held loop, and not to load it. */
const PAUSE = 2;

const [, , origin = ''] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let seen = { longest: 0, answers: 0 };
/** When the question that waits was asked, by `performance.now()`. */
let askedAt = 0;

/** @returns {Promise<void>} */
const ask = () =>
  new Promise((resolve) => {
    get(`${origin}/healthz`, { agent }, (answer) => {
      answer.resume().on('end', () => resolve());
    }).on('error', () => resolve());
  });

process.on('message', () => {
  // A question that still waits has taken so long at least.
  const longest = Math.max(seen.longest, askedAt === 0 ? 0 : performance.now() - askedAt);
  process.send?.({ ...seen, longest });
  seen = { longest: 0, answers: 0 };
});
process.on('disconnect', () => process.exit());

for (;;) {
  askedAt = performance.now();
  await ask();
  seen.longest = Math.max(seen.longest, performance.now() - askedAt);
  askedAt = 0;
  seen.answers += 1;
  await delay(PAUSE);
}
