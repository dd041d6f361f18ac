import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

import { addObserver, type SeenRequest } from '#server/shared/observe.ts';

/** A `traceparent` of version 00 (Trace Context, section 3.2.2). */
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's span context; without one a new trace begins. */
const contextOf = (parent: string | undefined) => {
  const [, traceId, spanId, flags = ''] = PARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/**
 * Exports a span for each request with OpenTelemetry, configured by the variables of its specification
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME` and others). Spans hold method, route and status, and
 * no input.
 * @returns stops it after flushing
 */
export const startTracing = (): (() => Promise<void>) => {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'dck' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('dck');
  const onRequest = ({ method, ms, parent, route, status }: SeenRequest): void => {
    const end = Date.now();
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: end - ms,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        },
      },
      contextOf(parent),
    );
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };
  const stopWatching = addObserver({ onRequest });
  return async () => {
    stopWatching();
    // An unreachable collector must not delay the shutdown.
    await provider.shutdown().catch(() => undefined);
  };
};
