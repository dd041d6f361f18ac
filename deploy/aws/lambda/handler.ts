import { Hono } from 'hono';
import { streamHandle } from 'hono/aws-lambda';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

import type { Fetch } from '../../../server/http/fetch-app.ts';

/** A request as a function's own address gives it (payload format 2.0). */
export type UrlEvent = APIGatewayProxyEventV2;

/** The part of the call's context that the handler reads. */
type CallContext = Pick<Context, 'getRemainingTimeInMillis'>;

/** The handler of a function that streams its answers. */
export type Handler = (
  event: UrlEvent,
  answer: NodeJS.WritableStream,
  context: CallContext,
) => Promise<void>;

/**
 * How long before its time is up a function ends an answer that is still going on, in ms: a table's stream
 * then ends as at any end of a connection, and its page comes again. Cut off it would count as an error.
 */
const RESERVE_MS = 2000;

/** The methods whose requests have no body; the platform hands one over all the same. */
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The methods that a request of the Fetch standard cannot have. */
const FORBIDDEN: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** An event of which a request can be made: the library answers 200 to any other. */
const readable = (event: UrlEvent): UrlEvent => {
  const { http } = event.requestContext;
  const method = FORBIDDEN.has(http.method.toUpperCase()) ? 'OPTIONS' : http.method;
  const { body, ...rest } = event;
  return {
    ...rest,
    requestContext: { ...event.requestContext, http: { ...http, method } },
    ...(body !== undefined && !BODILESS.has(method) && { body }),
  };
};

/** A body that ends when it is told to. */
const endedBy = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  end: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const reader = body.getReader();
  const stop = (): void => void reader.cancel().catch(() => {});
  end.addEventListener('abort', stop, { once: true });
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

interface Environment {
  Bindings: { event: UrlEvent };
}

/**
 * Makes the handler of a function whose own address is called: it answers as a stream. An answer ends when the
 * client disconnects, and before the function's time is up.
 */
export const createHandler = (fetch: Fetch): Handler => {
  const ends = new WeakMap<UrlEvent, AbortSignal>();
  const app = new Hono<Environment>();
  app.all('*', async (c) => {
    const answer = await fetch(c.req.raw, c.env);
    const end = ends.get(c.env.event);
    return answer.body && end ? new Response(endedBy(answer.body, end), answer) : answer;
  });
  const inner = streamHandle(app) as unknown as Handler;
  const handler: Handler = async (event, answer, context) => {
    const end = new AbortController();
    const left = context.getRemainingTimeInMillis() - RESERVE_MS;
    const timer = setTimeout(() => end.abort(), Math.max(0, left));
    answer.once('close', () => end.abort());
    const sent = readable(event);
    ends.set(sent, end.signal);
    try {
      await inner(sent, answer, context);
    } finally {
      clearTimeout(timer);
      end.abort();
    }
  };
  return awslambda.streamifyResponse<UrlEvent>(handler) as unknown as Handler;
};
