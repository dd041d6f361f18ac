import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { serveHandler } from '#support/shared/serve-handler.ts';

/** A call that the model was sent. */
export interface ModelCall {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How the model answers a call; it may never end. */
export type Behaviour = (res: ServerResponse, call: ModelCall) => unknown;

/** A model that writes this text. */
export const writes =
  (content: string): Behaviour =>
  (res) =>
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));

/** A model that answers with this status and body. */
export const answers =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (res) =>
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** A model of which nothing comes. */
export const hangs: Behaviour = () => {};

/** A model whose answer never ends: a byte now, and another each time the last has gone out. */
export const drips: Behaviour = (res) => {
  res.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => res.write(' '), 5);
  res.once('close', () => clearInterval(timer));
};

/** A model that breaks the connection before its answer, or within it. */
export const hangsUp: Behaviour = (res) => res.destroy();
export const hangsUpHalfway: Behaviour = (res) => {
  res.writeHead(200, { 'content-length': '1000' });
  res.write('{"choices":', () => res.destroy());
};

export interface ModelStub {
  readonly url: string;
  readonly calls: ModelCall[];
}

/** Serves an endpoint of chat completions on a port of its own until the test ends. */
export const serveModel = async (behave: Behaviour): Promise<ModelStub> => {
  const calls: ModelCall[] = [];
  const origin = await serveHandler(async (req, res) => {
    const call = { headers: req.headers, body: await text(req) };
    calls.push(call);
    behave(res, call);
  });
  return { url: `${origin}/v1/chat/completions`, calls };
};
