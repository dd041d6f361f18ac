import type { Config } from '#server/config/config.ts';
import {
  bringsToken,
  listenForMetrics,
  METRICS_PATH,
  sendMetrics,
} from '#server/operations/metrics-door.ts';
import type { Handler } from '#server/http/request-log.ts';
import type { IncomingMessage } from 'node:http';

/**
 * Starts metrics and traces of a running server as configured (docs/operations.md, 'Metrics'). Unused modules are
 * not loaded.
 * @throws StartError where the port for the metrics cannot be used
 */
export const startWatch = async ({
  metrics: settings,
  traces,
}: Pick<Config, 'metrics' | 'traces'>) => {
  const metrics = settings && (await import('#server/operations/metrics.ts')).createMetrics();
  const endTraces = traces
    ? (await import('#server/operations/tracing.ts')).startTracing()
    : undefined;
  const endPort =
    metrics && settings?.port !== undefined
      ? await listenForMetrics(metrics, { host: settings.host, port: settings.port })
      : undefined;
  const token = settings?.token;
  const handle: Handler | undefined = metrics && ((req, res) => sendMetrics(req, res, metrics));
  return {
    /** The metrics handler of the main port, for a request with the operator's token. */
    handlerFor: (pathname: string, req: IncomingMessage) =>
      token !== undefined && pathname === METRICS_PATH && bringsToken(req, token)
        ? handle
        : undefined,
    close: async (): Promise<void> => {
      metrics?.close();
      await Promise.all([endPort?.(), endTraces?.()]);
    },
  };
};
