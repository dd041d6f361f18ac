// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Stands between browsers and a server of this machine and counts what the server sends, heads and all:
 * what a browser says of itself leaves out its service worker's requests.
 * @param {number} port the server's
 */
export const startCountingProxy = async (port) => {
  let sent = 0;
  const proxy = createServer((client) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    client.setNoDelay(true);
    server.on('data', (chunk) => (sent += chunk.length));
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
    /** Bytes that the server has sent so far. */
    sent: () => sent,
    close: () => proxy.close(),
  };
};
