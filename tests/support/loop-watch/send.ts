import { request, type OutgoingHttpHeaders } from 'node:http';

import type { WorstInput } from '#support/loop-watch/input.ts';

/** How much of an answer is kept to be looked at, in characters. */
const KEPT = 2000;

/** How long a request may take that waits on purpose, such as a slowed sign-in, in ms. */
const PATIENCE = 60_000;

export interface Answer {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly type: string;
  /** The beginning of the body. */
  readonly text: string;
}

/**
 * Sends an input on a connection of its own and reads the answer; of a stream, its first message.
 * @param address the sender's, for a server that trusts this machine's word on it
 * @param nth which of the inputs' senders it is
 */
export const sendInput = (
  origin: string,
  input: WorstInput,
  address: string,
  nth: number,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { cookies, headers, method = 'GET', path } = input;
    const body = input.body?.();
    const cookie = cookies?.[nth % cookies.length];
    const sent: OutgoingHttpHeaders = {
      'X-Forwarded-For': address,
      ...headers,
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    };
    const { hostname, port } = new URL(origin);
    const asked = request(
      { hostname, port, path, method, headers: sent, agent: false, timeout: PATIENCE },
      (answer) => {
        let text = '';
        const isStream = answer.headers['content-type'] === 'text/event-stream';
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text,
          });
        answer.on('data', (chunk: Buffer) => {
          if (text.length < KEPT) text += chunk.toString('latin1').slice(0, KEPT);
          // The end of the first message with an event in it.
          if (isStream && /^data:/m.test(text) && chunk.subarray(-2).toString() === '\n\n') {
            done();
            asked.destroy();
          }
        });
        answer.on('close', done);
      },
    );
    asked.on('timeout', () => {
      asked.destroy();
      reject(new Error(`${input.route} (${input.at}): no answer within ${PATIENCE} ms`));
    });
    // A server may refuse what is too large by ending the connection.
    asked.on('error', () => resolve({ status: 0, type: '', text: '' }));
    asked.end(body);
  });
