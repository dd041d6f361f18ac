// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** @typedef {{ method: string, path: string, isSignedIn: boolean }} Asked */

/** A request's line and headers; browsers send them in one piece. */
const HEAD = /(?:^|\n)([A-Z]+) (\S+) HTTP\/1\.1\r\n(.*?)\r\n\r\n/gs;

/**
 * A proxy between browsers and a local server that records requests and counts the bytes sent, headers
 * included. A browser's own figures would include its caches.
 * @param {number} port the server's
 */
export const startCountingProxy = async (port) => {
  let sent = 0;
  /** @type {Asked[]} */
  const asked = [];
  const proxy = createServer((client) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    client.setNoDelay(true);
    server.on('data', (chunk) => (sent += chunk.length));
    client.on('data', (chunk) => {
      for (const [, method = '', path = '', head = ''] of chunk.toString('latin1').matchAll(HEAD))
        asked.push({ method, path, isSignedIn: /^authorization:/im.test(head) });
    });
    client.pipe(server).pipe(client);
    // One side that breaks off ends the other; neither is a failure here.
    client.on('error', () => server.destroy()).on('close', () => server.destroy());
    server.on('error', () => client.destroy()).on('close', () => client.destroy());
  });
  proxy.listen(0);
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    /** Bytes sent by the server so far. */
    sent: () => sent,
    /** Requests so far. */
    asked: () => asked,
    close: () => proxy.close(),
  };
};
