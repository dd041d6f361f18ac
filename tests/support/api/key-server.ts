import type { JSONWebKeySet } from 'jose';

import { serveHandler } from '#support/shared/serve-handler.ts';

export interface KeyServer {
  readonly url: string;
  /** How many requests have come. */
  readonly count: () => number;
  /** The next answers; `undefined` lets every request wait. */
  answer: { status: number; body: unknown } | undefined;
}

/** A server that knows nothing but keys. */
export const serveKeys = async (keys: JSONWebKeySet): Promise<KeyServer> => {
  let count = 0;
  const server: { answer: KeyServer['answer'] } = { answer: { status: 200, body: keys } };
  const url = await serveHandler((_req, res) => {
    count += 1;
    if (!server.answer) return;
    const { status, body } = server.answer;
    res.writeHead(status, { 'Content-Type': 'application/json' });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return Object.assign(server, { url: `${url}/keys`, count: () => count });
};
