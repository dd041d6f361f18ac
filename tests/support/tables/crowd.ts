/**
 * A crowd at tables, as a process of its own: it opens streams and then sends requests without a pause until it
 * is told to stop. Its parent sends a CrowdOrder, gets the number of open streams, sends `stop`, and gets the
 * statuses of the answers.
 */
import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';

export interface CrowdOrder {
  readonly origin: string;
  readonly streams: number;
  /** The addresses that the streams come from; the requests come from the first. */
  readonly addresses: readonly string[];
  readonly seats: readonly { readonly code: string; readonly cookie: string }[];
  /** A card of each table, by the table's code. */
  readonly places: Readonly<Record<string, string>>;
}

/** How often each status was answered; 0 where the connection broke. */
export type Statuses = Readonly<Record<number, number>>;

/** Requests under way at a time. */
const AT_ONCE = 40;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Opens a stream that is read to its end; gives its status. */
const openStream = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const asked = get(url, { headers, agent: false }, (answer) => {
      answer.on('error', () => undefined).resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', () => resolve(0));
  });

const send = (url: string, headers: Record<string, string>, body?: string): Promise<number> =>
  new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

const run = async ({ addresses, origin, places, seats, streams }: CrowdOrder): Promise<void> => {
  const seatAt = (each: number) => seats[each % seats.length] ?? { code: '', cookie: '' };
  const headersFrom = (cookie: string, address: string) => ({
    cookie,
    'x-forwarded-for': address,
  });
  let open = 0;
  const openOne = async (each: number): Promise<void> => {
    const { code, cookie } = seatAt(each);
    const headers = headersFrom(cookie, addresses[each % addresses.length] ?? '');
    const status = await openStream(`${origin}/api/tables/${code}/events`, {
      ...headers,
      accept: 'text/event-stream',
    });
    if (status === 200) open += 1;
  };
  for (let each = 0; each < streams; each += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => openOne(each + lane)));
  process.send?.(open);

  const stop = new AbortController();
  process.once('message', () => stop.abort());
  const statuses: Record<number, number> = {};
  const notes = seats.map(() => randomUUID());
  const attack = async (lane: number): Promise<void> => {
    for (let each = lane; !stop.signal.aborted; each += AT_ONCE) {
      const { code, cookie } = seatAt(each);
      const headers = headersFrom(cookie, addresses[0] ?? '');
      const url = `${origin}/api/tables/${code}`;
      const [note, place] = [notes[each % notes.length], places[code]];
      const text = '日'.repeat(280);
      const isAct = Math.floor(each / AT_ONCE) % 2 === 0;
      const status = isAct
        ? await send(
            `${url}/actions`,
            { ...headers, 'content-type': 'application/json' },
            JSON.stringify({ id: randomUUID(), kind: 'note', note, place, text }),
          )
        : await send(`${url}/events?after=99999999`, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => attack(lane)));
  process.send?.(statuses, () => process.exit());
};

process.once('disconnect', () => process.exit());
process.once('message', (order) => void run(order as CrowdOrder));
