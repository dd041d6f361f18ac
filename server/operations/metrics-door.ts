import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { Metrics } from '#server/operations/metrics.ts';
import { StartError } from '#server/shared/start-error.ts';

export const METRICS_PATH = '/metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request has the operator's token (RFC 6750, section 2.1), compared in constant time. */
export const bringsToken = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/** Answers with the metrics. Never throws. */
export const sendMetrics = async (
  { method }: IncomingMessage,
  res: ServerResponse,
  metrics: Metrics,
): Promise<void> => {
  if (method !== 'GET' && method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const text = await metrics.text().catch(() => undefined);
  if (text === undefined) res.writeHead(503, { 'retry-after': '5' }).end();
  else res.writeHead(200, { 'content-type': metrics.contentType }).end(text);
};

/**
 * Serves the metrics on a port of their own, for internal machines only.
 * @returns closes it
 * @throws StartError where the port cannot be used
 */
export const listenForMetrics = async (
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<() => Promise<void>> => {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (req, res) => {
    if (req.url?.split('?', 1)[0] === METRICS_PATH) void sendMetrics(req, res, metrics);
    else res.writeHead(404).end();
  });
  server.maxConnections = 16;
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new StartError(`METRICS_PORT=${port} cannot be used: ${message}.`)),
    );
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
