// @ts-check
// A process of its own that asks /healthz, one question after the other on one connection. The parent sends
// `next`; the answer is what was seen since the last one: the longest answer in ms, how many there were, and
// how many were not 200.
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Between two questions, in ms: they are to find a held loop, and not to load it. */
const PAUSE = 2;

const [, , origin = ''] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let seen = { longest: 0, answers: 0, failures: 0 };
/** When the question that waits was asked, by `performance.now()`. */
let askedAt = 0;

/** @returns {Promise<number | undefined>} */
const ask = () =>
  new Promise((resolve) => {
    get(`${origin}/healthz`, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', () => resolve(undefined));
  });

process.on('message', () => {
  // A question that still waits has taken so long at least.
  const longest = Math.max(seen.longest, askedAt === 0 ? 0 : performance.now() - askedAt);
  process.send?.({ ...seen, longest });
  seen = { longest: 0, answers: 0, failures: 0 };
});
process.on('disconnect', () => process.exit());

for (;;) {
  askedAt = performance.now();
  const status = await ask();
  seen.longest = Math.max(seen.longest, performance.now() - askedAt);
  askedAt = 0;
  seen.answers += 1;
  if (status !== 200) seen.failures += 1;
  await delay(PAUSE);
}
