import type { WorstInput } from '#support/loop-watch/input.ts';
import { sendInput, type Answer } from '#support/loop-watch/send.ts';
import { startWatch } from '#support/loop-watch/watch.ts';

/** The effect of an input. */
export interface Reading {
  readonly input: WorstInput;
  readonly answers: readonly Answer[];
  /** The longest answer of `/healthz` meanwhile, in ms. */
  readonly longest: number;
  /** The most of the processor that the server's loop took in one turn, in ms. */
  readonly held: number;
}

export interface Round {
  readonly readings: readonly Reading[];
  /** The longest answer of `/healthz` while nothing else was asked, in ms. */
  readonly idle: number;
}

export interface Sending {
  /** How often each input is sent by itself, before it is sent at once. */
  readonly alone: number;
  /** How often at once. */
  readonly atOnce: number;
  /** How long `/healthz` is asked before anything else is, in ms. */
  readonly idleMs: number;
  /** Tells how long the loop was held since it was last asked, in ms of the processor. */
  readonly askHeld: () => Promise<number>;
}

const addressOf = (phase: number): string =>
  `10.${(phase >> 16) & 255}.${(phase >> 8) & 255}.${phase & 255}`;

/**
 * Sends each input from an address of its own: by itself and several times at once, while another process
 * asks `/healthz`.
 */
export const sendAll = async (
  origin: string,
  inputs: readonly WorstInput[],
  { alone, askHeld, atOnce, idleMs }: Sending,
): Promise<Round> => {
  const watch = await startWatch(origin);
  try {
    const until = performance.now() + idleMs;
    let idle = await watch.next();
    for (let seen = idle; performance.now() < until;) {
      seen = await watch.next();
      idle = { ...seen, longest: Math.max(idle.longest, seen.longest) };
    }
    const readings: Reading[] = [];
    for (const [phase, input] of inputs.entries()) {
      const send = (nth: number) => sendInput(origin, input, addressOf(phase), nth);
      const answers: Answer[] = [];
      await askHeld();
      for (let nth = 0; nth < (input.once ? 1 : alone); nth += 1) answers.push(await send(nth));
      if (!input.once && atOnce > 0)
        answers.push(
          ...(await Promise.all(Array.from({ length: atOnce }, (_, nth) => send(alone + nth)))),
        );
      const seen = await watch.next();
      readings.push({
        input,
        answers,
        longest: seen.longest,
        held: await askHeld(),
      });
    }
    return { readings, idle: idle.longest };
  } finally {
    await watch.end();
  }
};

const statusesOf = ({ answers }: Reading): string =>
  [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b).join(', ');

/** The readings with the most ms, the worst first, as lines of a table. */
export const worstOf = (
  readings: readonly Reading[],
  msOf: (reading: Reading) => number,
  count: number,
): string[] =>
  readings
    .toSorted((one, other) => msOf(other) - msOf(one))
    .slice(0, count)
    .map(
      (reading) =>
        `| ${reading.input.route} | ${reading.input.at} | ${statusesOf(reading)} | ${Math.round(reading.longest)} | ${Math.round(reading.held)} |`,
    );
