import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { onTestFinished } from 'vitest';

import { runRequest } from '#server/http/request-scope.ts';
import { listen } from '#support/shared/listen.ts';

/** Lets a server listen until the test ends; gives its origin. */
export const serveUntilEnd = async (server: Server): Promise<string> => {
  const origin = await listen(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return origin;
};

/** Serves a handler on a port of its own until the test ends; gives the origin. */
export const serveHandler = (
  handler: (req: IncomingMessage, res: ServerResponse) => unknown,
): Promise<string> =>
  serveUntilEnd(
    createServer((req, res) =>
      runRequest(
        res,
        () => {},
        {},
        () => handler(req, res),
      ),
    ),
  );
