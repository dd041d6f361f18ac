import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

import { runRequest } from '#server/http/request-scope.ts';

/** Serves a handler on a port of its own until the test ends; gives the origin. */
export const serveHandler = async (
  handler: (req: IncomingMessage, res: ServerResponse) => unknown,
): Promise<string> => {
  const server = createServer((req, res) =>
    runRequest(
      res,
      () => {},
      {},
      () => handler(req, res),
    ),
  );
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
