import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import { addObserver, readLevel, type Level, type SeenEvent } from '#server/shared/observe.ts';

/** Histogram buckets of durations, in seconds: from a read in memory to a request's timeout. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Gauges, read on each scrape. */
const LEVELS: readonly (readonly [Level['name'], string])[] = [
  ['tables', 'Tables in the memory of this process.'],
  ['table_listeners', 'Open streams of tables.'],
  ['database_connections', 'Connections to PostgreSQL; 0 on SQLite.'],
  ['database_waiting', 'Requests that wait for a connection to PostgreSQL.'],
];

/** Methods with a label of their own; others share one, so that clients cannot create series. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Starts the counters. Labels are route patterns and names in the code: no series holds personal data, and
 * their number is bounded.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'dck_http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const database = new Histogram({
    name: 'dck_database_seconds',
    help: 'How long statements took, and how long was waited for a connection.',
    labelNames: ['kind'],
    buckets: DURATIONS,
    registers,
  });
  const counterOf = ([name, help, label]: readonly [string, string, string]) => {
    const counter = new Counter({ name, help, labelNames: [label], registers });
    return (value: string) => counter.inc({ [label]: value });
  };
  const counters = {
    limit: counterOf(['dck_limits_reached_total', 'Calls that a limit has refused.', 'limit']),
    mail: counterOf(['dck_mails_total', 'Tries to send a mail, by what came of them.', 'outcome']),
    caption_model: counterOf([
      'dck_caption_model_calls_total',
      'Captions asked of the model, by what came of them.',
      'outcome',
    ]),
    log: counterOf(['dck_log_events_total', 'Lines of the log but those of requests.', 'event']),
  } satisfies Record<SeenEvent['kind'], (value: string) => void>;
  const end = addObserver({
    onRequest: ({ method, route, status, ms }) =>
      requests.observe(
        { method: METHODS.has(method) ? method : 'other', route, status: String(status) },
        ms / 1000,
      ),
    onEvent: ({ kind, name }) => counters[kind](name),
    onDatabase: (kind, ms) => database.observe({ kind }, ms / 1000),
  });
  for (const [name, help] of LEVELS) {
    const level: Gauge = new Gauge({
      name: `dck_${name}`,
      help,
      registers,
      collect: () => {
        level.set(readLevel(name));
      },
    });
  }
  return {
    /** All metrics in the Prometheus text format (exposition format 0.0.4). */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
    close: end,
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
