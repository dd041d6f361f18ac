import { randomUUID } from 'node:crypto';

import type { TableState } from '#contract/table-state.ts';
import { TableMembership } from '#contract/tables.ts';
import {
  signUpOne,
  startProductProcess,
  type Place,
  type Product,
} from '#support/process/product-process.ts';
import { Browser, type Act } from '#support/tables/calls.ts';
import { underName } from '#support/tables/under-name.ts';

/** How many answers a round has seen when the server is killed, at least. */
const ANSWERS = 12;
const GUESTS = 3;
const CARDS = ['B12', 'T14', 'M14'];

/** The state of a table whose server was killed; the first three must be empty. */
export interface TableEnding {
  /** Names of clients whose table is not the server's. */
  readonly differing: readonly string[];
  /** Notes that were acknowledged and are not there, or whose text is another. */
  readonly lost: readonly string[];
  /** Notes on the table that no client has written. */
  readonly strange: readonly string[];
}

export const WHOLE: TableEnding = { differing: [], lost: [], strange: [] };

export interface TableKillReport {
  readonly answers: number;
  readonly endings: readonly TableEnding[];
  /** How long it took after each start until all clients had the table again, in ms. */
  readonly caughtUpMs: readonly number[];
}

/** Sends each request to the next of several processes; people know the product by the first one's name. */
const through = (origins: readonly string[]): Browser => {
  const { host } = new URL(origins[0] ?? '');
  const doors = origins.map((origin) => underName(origin, host));
  let requests = 0;
  return new Browser({
    request: (path, init) => {
      requests += 1;
      const door = doors[requests % doors.length];
      if (!door) throw new Error('There is no process.');
      return door.request(path, init);
    },
  });
};

/** An action that is sent, with the same id, until it is answered. */
const insist = async (browser: Browser, code: string, act: Act): Promise<number> => {
  const id = randomUUID();
  for (;;) {
    const answer = await browser.act(code, act, id).catch(() => undefined);
    if (answer && answer.status < 500) {
      await answer.arrayBuffer();
      return answer.status;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/**
 * Kills the server with SIGKILL while a host and guests act at a table and all follow it; starts it again,
 * and compares what the clients come to have with what the server has.
 * @param rounds how often, each with a table of its own
 * @param beside a process on the same database that is not killed and takes every second request
 */
export const killAtTable = async (
  place: Place,
  rounds: number,
  beside?: Product,
): Promise<TableKillReport> => {
  let product = await startProductProcess(place);
  const doors = beside ? [product.origin, beside.origin] : [product.origin];
  const endings: TableEnding[] = [];
  const caughtUpMs: number[] = [];
  let answers = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { access_token: token } = await signUpOne(product.origin);
    const host = through(doors);
    host.headers['authorization'] = `Bearer ${token}`;
    const opened = await host.send('POST', '/tables', {
      settings: { votes: 20 },
      cards: CARDS.map((card) => ({ code: card })),
    });
    const { code } = TableMembership.parse(await opened.json());
    delete host.headers['authorization'];
    const guests = Array.from({ length: GUESTS }, () => through(doors));
    for (const [index, guest] of guests.entries()) {
      // Many rounds are a crowd; a server that trusts its proxy takes each guest for another house.
      guest.headers['x-forwarded-for'] = `10.0.${round}.${index}`;
      await guest.join(code, `Guest ${index}`);
    }
    const screen = through(doors);
    await screen.send('POST', `/tables/${code}/screens`, {});
    const places = (await host.see(code)).cards.map((card) => card.place);
    const clients: [string, Browser][] = [
      ['host', host],
      ['screen', screen],
      ...guests.map((guest, index): [string, Browser] => [`guest ${index}`, guest]),
    ];
    const followers = clients.map(([name, client]) => ({
      name,
      client,
      follower: client.follow(code),
    }));
    const power = new AbortController();
    const enough = Promise.withResolvers<undefined>();
    const goal = answers + ANSWERS + round;
    const written = new Map<string, string>();
    const acknowledged = new Set<string>();
    const work = async (browser: Browser, number: number): Promise<void> => {
      for (let turn = 0; !power.signal.aborted; turn += 1) {
        const at = places[(turn + number) % places.length] ?? '';
        const note = randomUUID();
        const text = `Note ${number}/${turn}`;
        const acts: Act[] = [
          { kind: 'note', note, place: at, text },
          browser === host
            ? { kind: 'move', place: at, group: null, index: turn % 3 }
            : { kind: 'vote', place: at, dots: turn % 4 },
        ];
        written.set(note, text);
        for (const act of acts) {
          const status = await insist(browser, code, act);
          answers += 1;
          if (act.kind === 'note' && status === 200) acknowledged.add(note);
          if (answers >= goal) enough.resolve(undefined);
        }
        // Below what one browser may do within a second.
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    };
    const working = Promise.all([host, ...guests].map(work));
    await enough.promise;
    const killed = product.end('SIGKILL');
    power.abort();
    await killed;
    product = await startProductProcess(place);
    const began = performance.now();
    await working;
    const after = await host.see(code);
    await Promise.all(
      followers.map(({ follower }) => follower.until(({ seq }) => seq >= after.seq)),
    );
    caughtUpMs.push(performance.now() - began);
    const differing: string[] = [];
    for (const { client, follower, name } of followers) {
      const seen: TableState = await client.see(code);
      if (JSON.stringify(sorted(seen)) !== JSON.stringify(sorted(follower.state)))
        differing.push(name);
      await follower.end();
    }
    const textOf = (note: string): string | undefined => after.notes[note]?.text;
    endings.push({
      differing,
      lost: [...acknowledged].filter((note) => textOf(note) !== written.get(note)),
      strange: Object.keys(after.notes).filter((note) => textOf(note) !== written.get(note)),
    });
  }
  await product.end('SIGTERM');
  return { answers, endings, caughtUpMs };
};

/** The same with the names of all records in one order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [two]) => (one < two ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
};
