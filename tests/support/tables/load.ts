import { createHash, randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';

import { CardList, CARDS_PATH } from '#contract/cards.ts';
import { TableMembership } from '#contract/tables.ts';
import { signUpMany, type Product } from '#support/process/product-process.ts';
import { Browser, type Act } from '#support/tables/calls.ts';
import { underName } from '#support/tables/under-name.ts';

/** Connections that are kept, so that the load is of actions and not of handshakes. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

let addresses = 0;

/** A browser at a server that trusts this machine's word on addresses: each has one of its own. */
const browserAt = (origin: string, host: string): Browser => {
  const browser = new Browser(underName(origin, host));
  addresses += 1;
  browser.headers['x-forwarded-for'] =
    `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return browser;
};

/** A person at a table, for the load. */
export interface Seated {
  readonly origin: string;
  /** The name under which people know the product, whichever process answers. */
  readonly host: string;
  readonly code: string;
  readonly cookie: string;
}

const seatedOf = (origin: string, host: string, code: string, browser: Browser): Seated => ({
  origin,
  host,
  code,
  cookie: `dck_table_${code}=${browser.cookie(code) ?? ''}`,
});

export interface LoadTable {
  readonly code: string;
  readonly host: Seated;
  readonly guests: readonly Seated[];
  /** The places of its cards. */
  readonly places: readonly string[];
}

/** Three cards of the deck that a process serves, as a table is opened with them. */
const threeCards = async (origin: string, token: string): Promise<readonly { code: string }[]> => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api${CARDS_PATH}`, { headers });
  const deck = CardList.parse(await answer.json());
  return deck.slice(0, 3).map(({ code }) => ({ code }));
};

/**
 * Opens tables, five an account, each with guests.
 * @param origins the processes: guests come to them by turns
 */
export const openTables = async (
  origins: readonly string[],
  count: number,
  guestsEach: number,
): Promise<LoadTable[]> => {
  const [first = ''] = origins;
  const { host: name } = new URL(first);
  const tokens = await signUpMany(first, Math.ceil(count / 5));
  const cards = await threeCards(first, tokens[0] ?? '');
  const tables: LoadTable[] = [];
  for (let made = 0; made < count; made += 1) {
    const host = browserAt(first, name);
    host.headers['authorization'] = `Bearer ${tokens[Math.floor(made / 5)] ?? ''}`;
    const opened = await host.send('POST', '/tables', { cards, settings: { votes: 20 } });
    const { code } = TableMembership.parse(await opened.json());
    const guests: Seated[] = [];
    for (let guest = 0; guest < guestsEach; guest += 1) {
      const origin = origins[guest % origins.length] ?? first;
      const browser = browserAt(origin, name);
      await browser.join(code, `Guest ${guest}`);
      guests.push(seatedOf(origin, name, code, browser));
    }
    const places = (await host.see(code)).cards.map(({ place }) => place);
    tables.push({ code, guests, places, host: seatedOf(first, name, code, host) });
  }
  return tables;
};

/**
 * Opens streams of each guest of tables, and of each host.
 * @param each how many of each guest
 */
export const listenAt = async (tables: readonly LoadTable[], each = 1): Promise<Listener[]> => {
  const listeners = tables.flatMap(({ guests, host }) =>
    [host, ...Array.from({ length: each }, () => guests).flat()].map(
      (seated) => new Listener(seated),
    ),
  );
  await Promise.all(listeners.map(({ opened }) => opened));
  return listeners;
};

/** The address of all people at a table: each table is a workshop of its own. */
const addressOf = (code: string): string =>
  `10.${[...createHash('sha256').update(code).digest().subarray(0, 3)].join('.')}`;

/** A stream that notes when each event came, and reads no more of it: the load is the server's. */
export class Listener {
  /** When each event came, by `performance.now()`. */
  readonly came = new Map<number, number>();
  readonly code: string;
  readonly #end: () => void;
  readonly opened: Promise<void>;

  constructor({ code, cookie, host, origin }: Seated) {
    this.code = code;
    const { promise, reject, resolve } = Promise.withResolvers<undefined>();
    this.opened = promise;
    const asked = get(
      `${origin}/api/tables/${code}/events`,
      {
        headers: { host, cookie, accept: 'text/event-stream', 'x-forwarded-for': addressOf(code) },
        agent: false,
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}.`));
        let rest = '';
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          const now = performance.now();
          const lines = (rest + text).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines)
            if (line.startsWith('id: ')) this.came.set(Number(line.slice(4)), now);
          if (this.came.size > 0) resolve(undefined);
        });
        answer.on('error', () => undefined);
      },
    );
    asked.on('error', reject);
    this.#end = () => void asked.destroy();
  }

  end(): void {
    this.#end();
  }
}

const send = ({ code, cookie, host, origin }: Seated, act: Act): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ id: randomUUID(), ...act });
    const sent = request(
      `${origin}/api/tables/${code}/actions`,
      {
        method: 'POST',
        agent,
        headers: {
          host,
          cookie,
          'x-forwarded-for': addressOf(code),
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve(
            answer.statusCode === 200 ? (JSON.parse(text) as { seq: number }).seq : undefined,
          ),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

export interface LoadReport {
  readonly actions: number;
  /** Actions that were not taken. */
  readonly refused: number;
  /** Events that did not come to a listener of their table. */
  readonly lost: number;
  /** From the POST to each listener, in ms. */
  readonly median: number;
  readonly p99: number;
  /** The servers' time of the processor, in ms; the load is made by another process. */
  readonly processorMs: { readonly perAction: number; readonly perDelivered: number };
}

export interface Load {
  readonly tables: readonly LoadTable[];
  readonly listeners: readonly Listener[];
  readonly perSecond: number;
  readonly seconds: number;
  /** The servers. */
  readonly products: readonly Product[];
}

/**
 * Sends actions at an even pace, whatever the answers take, and measures until every listener of the table
 * has heard of each.
 */
export const loadTables = async ({
  listeners,
  perSecond,
  products,
  seconds,
  tables,
}: Load): Promise<LoadReport> => {
  const processor = () => products.reduce((sum, product) => sum + product.processorMs(), 0);
  const processorBefore = processor();
  const sentAt = new Map<string, number>();
  const actions = perSecond * seconds;
  const began = performance.now();
  const all: Promise<void>[] = [];
  let refused = 0;
  for (let number = 0; number < actions; number += 1) {
    const due = began + (number * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const table = tables[number % tables.length];
    const guest = table?.guests[Math.floor(number / tables.length) % table.guests.length];
    const place = table?.places[number % table.places.length];
    if (!table || !guest || place === undefined) continue;
    const start = performance.now();
    const act: Act =
      number % 10 === 0
        ? { kind: 'note', note: randomUUID(), place, text: 'What it started in our team.' }
        : { kind: 'vote', place, dots: number % 4 };
    const one = async (): Promise<void> => {
      const seq = await send(guest, act);
      if (seq === undefined) refused += 1;
      else sentAt.set(`${table.code} ${seq}`, start);
    };
    all.push(one());
  }
  await Promise.all(all);
  // Pending events get time to arrive; what is missing afterwards is lost.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const times: number[] = [];
  let lost = 0;
  for (const [key, start] of sentAt) {
    const [code, seq] = key.split(' ');
    for (const listener of listeners) {
      if (listener.code !== code) continue;
      const came = listener.came.get(Number(seq));
      if (came === undefined) lost += 1;
      else times.push(came - start);
    }
  }
  times.sort((one, two) => one - two);
  const spent = processor() - processorBefore;
  const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? NaN);
  return {
    actions,
    refused,
    lost,
    median: at(0.5),
    p99: at(0.99),
    processorMs: { perAction: spent / actions, perDelivered: spent / times.length },
  };
};
