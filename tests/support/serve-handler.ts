import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

import { Answer } from '#server/http/answer.ts';

/** Serves a handler on a port of its own until the test ends; gives the origin. */
export const serveHandler = async (
  handler: (req: IncomingMessage, res: Answer) => void,
): Promise<string> => {
  const server = createServer({ ServerResponse: Answer }, handler);
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
