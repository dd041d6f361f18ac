// @ts-check
// The APIs and the identity provider of the development server, and the redirects of every other path.
// Listens on a port of its own, reports it to the process that forked it (dev-reload.mjs) and ends with
// that process, or when it is told that it has been replaced.
import { createServer } from 'node:http';

import { createBackend } from '../server/backend.ts';
import { getConfig } from '../server/config/config.ts';
import { firstCodesText } from '../server/deck-codes/first-codes.ts';
import { runRequest } from '../server/http/request-scope.ts';
import { logToStderr } from '../server/shared/log.ts';
import { StartError } from '../server/shared/start-error.ts';
import { redirectTarget } from '../src/lib/shared/routes.ts';

/** Time for open requests at shutdown, in ms. */
const GRACE = 30_000;

/** @type {() => void} */
let end = () => process.exit(0);

const run = async () => {
  const config = getConfig(process.env);
  const backend = await createBackend(config, logToStderr);
  const server = createServer((req, res) => {
    runRequest(res, logToStderr, {}, () => {
      const { pathname, search } = new URL(req.url ?? '/', 'http://dck.invalid');
      const handler = backend.handlerFor(pathname);
      if (handler) return handler(req, res);
      const target = redirectTarget(pathname);
      return res.writeHead(302, { Location: target === undefined ? '/' : target + search }).end();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    end = () => {
      server.close(() => void backend.close().then(() => process.exit(0)));
      setTimeout(() => server.closeAllConnections(), GRACE).unref();
    };
    process.stdout.write(firstCodesText(backend.firstCodes, config.origin));
    process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
  });
};

process.once('disconnect', () => end());
// Ctrl-C reaches every process of a terminal; this one exits after its open requests.
process.on('SIGINT', () => {});
try {
  await run();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
