import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { eventOf } from './event.ts';
import type { Handler } from './handler.ts';
import { invoke } from './runtime.ts';

const bodyOf = async (req: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const headersOf = (req: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(req.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  );

const answer = async (
  handler: Handler,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> => {
  const event = eventOf({
    method: req.method ?? 'GET',
    target: req.url ?? '/',
    headers: headersOf(req),
    body: await bodyOf(req),
    address: req.socket.remoteAddress ?? '',
  });
  const call = invoke(handler, event, {
    begin: ({ cookies, headers, statusCode }) => {
      res.writeHead(statusCode, {
        ...headers,
        ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
      });
      res.flushHeaders();
    },
    take: (bytes, taken) => {
      res.write(bytes, taken);
    },
    end: () => res.end(),
  });
  res.once('close', call.abandon);
  await call.done;
};

/**
 * A server of HTTP in front of a function: it makes each request the event that a function's own address
 * makes of it, and what the function streams the answer. It does not listen yet.
 */
export const serveFunction = (handler: Handler): Server =>
  createServer((req, res) => {
    answer(handler, req, res).catch(() => res.destroy());
  });
