import fc from 'fast-check';

import { SyncAnswer } from '#contract/my-cards.ts';
import type { Send } from '#support/my-cards/device.ts';
import { Act, Person, type Ending } from '#support/my-cards/life.ts';
import {
  signUpOne,
  startProductProcess,
  type Place,
  type Product,
} from '#support/process/product-process.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

/** How many answers a round has seen when the server is killed, at least. */
const ANSWERS = 8;

export interface SyncKillReport {
  readonly answers: number;
  readonly endings: readonly Ending[];
}

/** A place of its own for a server. */
export const makePlace = async (databaseUrl?: string): Promise<Place> => ({
  port: await freePort(),
  dataDir: await makeTemporaryFolder(),
  ...(databaseUrl !== undefined && { databaseUrl }),
});

/**
 * Kills the server with SIGKILL while three devices of a person write and sync, as soon as it has given
 * enough answers; starts it again, lets the devices send what still waits, and compares what they know.
 * @param rounds how often, each with an account of its own
 * @param beside a process on the same database that is not killed and takes every second request
 */
export const killWhileSyncing = async (
  place: Place,
  rounds: number,
  beside?: Product,
): Promise<SyncKillReport> => {
  let product = await startProductProcess(place);
  const { origin } = product;
  const endings: Ending[] = [];
  let answers = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { access_token: token } = await signUpOne(origin);
    const power = new AbortController();
    const busyEnough = Promise.withResolvers<undefined>();
    const goal = answers + ANSWERS + round;
    const doors = [origin, beside?.origin ?? origin];
    let requests = 0;
    const send: Send = async (request) => {
      requests += 1;
      const answer = await fetch(`${doors[requests % doors.length]}/api/my`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      });
      const synced = SyncAnswer.parse(await answer.json());
      answers += 1;
      if (answers >= goal) busyEnough.resolve(undefined);
      return synced;
    };
    const person = new Person(send);
    const work = async (device: number): Promise<void> => {
      while (!power.signal.aborted) {
        for (const act of fc.sample(Act, 4)) person.act({ ...act, device });
        // A killed server answers nothing: what was sent still waits.
        await person.devices[device]?.sync().catch(() => undefined);
      }
    };
    const working = Promise.all(person.devices.map((_, device) => work(device)));
    await busyEnough.promise;
    const ended = product.end('SIGKILL');
    power.abort();
    await Promise.all([ended, working]);
    product = await startProductProcess(place);
    endings.push(await person.end());
  }
  await product.end('SIGTERM');
  return { answers, endings };
};
