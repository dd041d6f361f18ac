// @ts-check
// The APIs and the identity provider of the development server, and the redirects of every other path.
// Listens on a port of its own, reports it to the process that forked it (dev-reload.mjs) and ends with
// that process, or when it is told that it has been replaced.
import { getConfig } from '../server/config/config.ts';
import { firstCodesText } from '../server/deck-codes/first-codes.ts';
import { startServer } from '../server/server.ts';
import { logToStderr } from '../server/shared/log.ts';
import { StartError } from '../server/shared/start-error.ts';
import { redirectTarget } from '../src/lib/shared/routes.ts';

/** Time for open requests at shutdown, in ms. */
const GRACE = 30_000;

/** @type {() => void} */
let end = () => process.exit(0);

/** @type {Parameters<typeof startServer>[1]} */
const redirect = (req, res, pathname) => {
  const target = redirectTarget(pathname);
  const { search } = new URL(req.url ?? '/', 'http://dck.invalid');
  res.writeHead(302, { Location: target === undefined ? '/' : target + search }).end();
};

const run = async () => {
  // The process that it replaces still holds the port of the metrics.
  const { metrics: _, ...config } = getConfig(process.env);
  const own = { ...config, host: '127.0.0.1', port: 0 };
  const server = await startServer(own, redirect, logToStderr);
  end = () => void server.close(GRACE).then(() => process.exit(0));
  process.stdout.write(firstCodesText(server.firstCodes, config.origin));
  process.send?.({ port: server.port });
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
