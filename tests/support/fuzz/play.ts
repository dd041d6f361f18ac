import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { Visit } from '#support/fuzz/visits.ts';

/** How long a reader waits for more, in ms, before it says that it has sent all it will. */
const QUIET = 300;
/** How long a server may leave a connection open whose other side has ended, in ms. */
const END_WITHIN = 10_000;
/** Into how many pieces a slow sender cuts its bytes, and how long it waits between two, in ms. */
const PIECES = 8;
const PAUSE = 4;
/** How much of an answer is looked at, in characters. */
const KEPT = 100_000;

const STATUS = /HTTP\/1\.1 (\d{3})/g;
const STACK_TRACE = /\bat [^\n]{0,200}\.(?:ts|js|mjs):\d+:\d+|node:internal\//;

/** The result of a visit. */
export interface Outcome {
  readonly statuses: readonly number[];
  /** The server's faults; empty if there are none. */
  readonly failure: string;
}

const judge = (text: string, failure: string): Outcome => {
  const statuses = [...text.matchAll(STATUS)].map(([, status]) => Number(status));
  const bad = statuses.find((status) => status >= 500 && status !== 503);
  const trace = STACK_TRACE.exec(text);
  if (bad !== undefined) return { statuses, failure: `an answer of ${bad}` };
  if (trace) return { statuses, failure: `a stack trace: ${trace[0]}` };
  return { statuses, failure };
};

const sendSlowly = async (socket: Socket, bytes: Buffer): Promise<void> => {
  const size = Math.ceil(bytes.length / PIECES);
  for (let at = 0; at < bytes.length && socket.writable; at += size) {
    socket.write(bytes.subarray(at, at + size));
    await delay(PAUSE);
  }
};

/**
 * Sends a visit's bytes and behaves as it says.
 * @param hold takes the connections that stay open, unread; the caller ends them
 * @returns what came back until the connection ended, or at once for those that stay open
 */
export const play = (
  port: number,
  { bytes: text, manner }: Visit,
  hold: (socket: Socket) => void,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const bytes = Buffer.from(text, 'latin1');
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answer = '';
    let failure = '';
    // A server may refuse by reset while the rest is still being sent, and a dead one has no port.
    socket.on('error', () => {});
    socket.on('close', () => resolve(judge(answer, failure)));
    if (manner === 'unread') {
      socket.pause();
      hold(socket);
      socket.write(bytes, () => resolve(judge('', '')));
      return;
    }
    socket.on('data', (chunk: Buffer) => {
      if (answer.length < KEPT) answer += chunk.toString('latin1');
      if (manner === 'hang-up-on-answer') socket.destroy();
      if (manner === 'reset-on-answer') socket.resetAndDestroy();
    });
    socket.setTimeout(manner === 'half-close' ? END_WITHIN : QUIET).on('timeout', () => {
      if (socket.writableEnded) {
        failure = `no end of the connection within ${END_WITHIN} ms`;
        socket.destroy();
      } else {
        socket.end();
        socket.setTimeout(END_WITHIN);
      }
    });
    if (manner === 'slow') void sendSlowly(socket, bytes);
    else if (manner === 'half-close') socket.end(bytes);
    else if (manner === 'hang-up') socket.write(bytes, () => socket.destroy());
    else if (manner === 'reset') socket.write(bytes, () => socket.resetAndDestroy());
    else socket.write(bytes);
  });
