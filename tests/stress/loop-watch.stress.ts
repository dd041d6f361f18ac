import { expect, onTestFinished, test } from 'vitest';

import { startPostgres } from '#support/database/postgres.ts';
import type { WorstInput } from '#support/loop-watch/input.ts';
import { worstInputs } from '#support/loop-watch/inputs.ts';
import { sendAll, worstOf, type Reading } from '#support/loop-watch/round.ts';
import { askHeld, heldAt } from '#support/loop-watch/watch.ts';
import { fillWorld } from '#support/loop-watch/world.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { printFigure } from '#support/shared/figure.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

/** The longest that `/healthz` may take on an idle machine, in ms. */
const GOAL = 100;

/** How often an input is sent again that was above the goal: other work of the machine shows once. */
const AGAIN = 3;

/** How many of the worst are printed. */
const SHOWN = 10;

/** Inputs to look at alone, as a regular expression of their route and bound. */
const ONLY = new RegExp(process.env['LOOP_WATCH'] ?? '');

const requirePostgres = async (): Promise<string> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL server is installed.');
  onTestFinished(() => postgres.close());
  return postgres.url;
};

const ENGINES: readonly [name: string, urlOf: () => Promise<string | undefined>][] = [
  ['SQLite', () => Promise.resolve(undefined)],
  ['PostgreSQL', requirePostgres],
];

/** The lower figures of two readings of an input. */
const lower = (one: Reading, other: Reading | undefined): Reading => ({
  ...one,
  longest: Math.min(one.longest, other?.longest ?? Infinity),
  held: Math.min(one.held, other?.held ?? Infinity),
});

/**
 * What counts of a reading: the wait of `/healthz` on an idle machine; on another one, and of what can be sent
 * only once, the processor's time of the loop.
 */
const msOn =
  (isIdle: boolean) =>
  ({ held, input, longest }: Reading): number =>
    isIdle && !input.once ? longest : held;

test.each(ENGINES)(
  'no input of any route holds up /healthz on %s',
  async (name, urlOf) => {
    const databaseUrl = await urlOf();
    const heldPort = await freePort();
    const product = await startProductProcess({
      port: await freePort(),
      dataDir: await makeTemporaryFolder(),
      env: { TRUSTED_PROXIES: '127.0.0.1,::1', ...heldAt(heldPort) },
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    onTestFinished(() => product.end('SIGKILL'));
    const sendEach = (inputs: readonly WorstInput[]) =>
      sendAll(product.origin, inputs, {
        alone: 2,
        atOnce: 8,
        idleMs: 3000,
        askHeld: () => askHeld(heldPort),
      });
    const inputs = worstInputs(await fillWorld(product, true)).filter(({ at, route }) =>
      ONLY.test(`${route} ${at}`),
    );
    const { idle, readings } = await sendEach(inputs);
    const isIdle = idle < GOAL / 2;
    const msOf = msOn(isIdle);
    let settled = readings;
    for (let again = 0; again < AGAIN; again += 1) {
      const high = settled.filter((reading) => msOf(reading) > GOAL && !reading.input.once);
      if (high.length === 0) break;
      const lowered = new Map(
        (await sendEach(high.map(({ input }) => input))).readings.map((reading) => [
          reading.input,
          reading,
        ]),
      );
      settled = settled.map((reading) => lower(reading, lowered.get(reading.input)));
    }
    printFigure(
      `worst inputs on ${name}`,
      `${inputs.length}; /healthz ${Math.round(idle)} ms without them: ${isIdle ? 'idle' : 'not idle, the processor’s time counts'}`,
    );
    for (const line of worstOf(settled, msOf, SHOWN)) process.stdout.write(`${line}\n`);
    expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);
    const above = settled.filter((reading) => msOf(reading) > GOAL);
    expect(worstOf(above, msOf, above.length)).toEqual([]);
  },
  1_800_000,
);
