import { setTimeout as delay } from 'node:timers/promises';

import {
  mintByCommand,
  postRegistration,
  registeredCodes,
  signUpMany,
  startProduct,
  type Place,
  type Product,
} from '#support/product-process.ts';

/** Enough that no account meets its limit of failed tries. */
const ACCOUNTS = 20;
/** Accounts that are at work in a round, in pairs. */
const AT_WORK = 4;

export interface KillReport {
  readonly acknowledged: number;
  /** Registrations that the server had acknowledged and did not know after the restart. */
  readonly lost: readonly string[];
  /** Codes that two accounts have. */
  readonly doubled: readonly string[];
}

/**
 * Kills the server with SIGKILL in the middle of a stream of registrations, starts it again and
 * looks whether every acknowledged registration is there and no code has two owners. The first codes
 * of every round are wanted by two accounts at once.
 * @param rounds how often; each takes about two seconds
 * @param beside a process on the same database that is not killed and serves every second request
 */
export const killDuringRegistrations = async (
  place: Place,
  rounds: number,
  beside?: Product,
): Promise<KillReport> => {
  const codes = await mintByCommand(place, rounds * 1000);
  let product = await startProduct(place);
  const { origin } = product;
  const tokens = await signUpMany(origin, ACCOUNTS);
  const acknowledged = new Map<string, string>();
  const unexpected: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const power = new AbortController();
    const want = async (token: string, code: string, through: string): Promise<void> => {
      const answer = await postRegistration(through, token, code);
      if (answer.ok) {
        await answer.arrayBuffer();
        if (acknowledged.has(code)) unexpected.push(code);
        acknowledged.set(code, token);
      }
    };
    const tokenAt = (desk: number): string => tokens[(round * AT_WORK + desk) % ACCOUNTS] ?? '';
    const work = async (pair: number): Promise<void> => {
      let rivals = [tokenAt(pair), tokenAt(pair + 1)];
      while (!power.signal.aborted) {
        const code = codes.pop();
        if (code === undefined) return;
        // A killed server answers nothing; such a registration was not acknowledged.
        const doors = [origin, beside?.origin ?? origin];
        await Promise.allSettled(
          rivals.map((token, index) => want(token, code, doors[index % 2] ?? origin)),
        );
        rivals = rivals.slice(0, 1);
      }
    };
    const working = Promise.all([work(0), work(2)]);
    await delay(150 + Math.random() * 500);
    const ended = product.end('SIGKILL');
    power.abort();
    await Promise.all([ended, working]);
    product = await startProduct(place);
  }

  const lists = await Promise.all(tokens.map((token) => registeredCodes(origin, token)));
  await product.end('SIGTERM');
  const owned = lists.flat();
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged]
      .filter(([code, token]) => !lists[tokens.indexOf(token)]?.includes(code))
      .map(([code]) => code),
    doubled: [...unexpected, ...owned.filter((code, index) => owned.indexOf(code) !== index)],
  };
};
