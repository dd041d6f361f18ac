import { eventOf } from '../../lambda/event.ts';
import type { Handler } from '../../lambda/handler.ts';
import { invoke } from '../../lambda/runtime.ts';

/** Answers that have no body (RFC 9110, section 6.4.1). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

const ADDRESS = '192.0.2.1';

/**
 * Calls a function with the event of a request.
 * @returns what it streams, from the moment on in which it begins
 */
export const callFunction = async (
  handler: Handler,
  request: Request,
  timeoutMs?: number,
): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const event = eventOf({
    method: request.method,
    target: pathname + search,
    headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers) },
    body: Buffer.from(await request.arrayBuffer()),
    address: ADDRESS,
  });
  const answer = Promise.withResolvers<Response>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOver = false;
  /** Called when more may be written: a slow reader applies backpressure to the function. */
  let goOn: (() => void) | undefined;
  const call = invoke(
    handler,
    event,
    {
      begin: ({ cookies, headers, statusCode: status }) => {
        const sent = new Headers(headers);
        for (const cookie of cookies) sent.append('set-cookie', cookie);
        const body = new ReadableStream<Uint8Array>({
          start: (made) => {
            controller = made;
          },
          pull: () => {
            const taken = goOn;
            goOn = undefined;
            taken?.();
          },
          cancel: () => {
            isOver = true;
            call.abandon();
          },
        });
        const isBodiless = BODILESS.has(status);
        answer.resolve(new Response(isBodiless ? null : body, { status, headers: sent }));
      },
      take: (bytes, taken) => {
        if (isOver) return taken();
        controller?.enqueue(new Uint8Array(bytes));
        if ((controller?.desiredSize ?? 1) > 0) return taken();
        goOn = taken;
      },
      end: () => {
        if (!isOver) controller?.close();
        isOver = true;
      },
    },
    timeoutMs,
  );
  request.signal.addEventListener('abort', () => {
    isOver = true;
    call.abandon();
    answer.reject(request.signal.reason);
    controller?.error(request.signal.reason);
  });
  call.done.catch(answer.reject);
  return answer.promise;
};
