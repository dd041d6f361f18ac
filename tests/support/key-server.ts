import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { JSONWebKeySet } from 'jose';
import { onTestFinished } from 'vitest';

/** Serves a handler on a port of its own until the test ends; gives the origin. */
export const serveHandler = async (handler: RequestListener): Promise<string> => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

export interface KeyServer {
  readonly url: string;
  /** How many requests have come. */
  readonly count: () => number;
  /** What it answers from now on; `undefined` lets every request wait. */
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
