import { Writable } from 'node:stream';

import type { Handler, UrlEvent } from './handler.ts';

/** The prelude that a function sends before an answer's body. */
interface Prelude {
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}

/** The delimiter after the prelude. */
const MARK = Buffer.alloc(8);

/** Where an answer goes to. */
export interface Receiver {
  readonly begin: (prelude: Required<Prelude>) => void;
  /** @returns whether more may come at once */
  readonly take: (bytes: Buffer, taken: () => void) => void;
  readonly end: () => void;
}

/** A number of the platform's own for an answer that never began; there a caller would wait in vain. */
const NEVER_BEGAN = 502;

/**
 * The stream that the platform hands to a function: bytes of a prelude as JSON, eight zero bytes, then the
 * body. The prelude goes out with the first write and not before; a function that writes nothing answers
 * nothing. Without a prelude every byte is body, and the status is 200.
 */
class AnswerStream extends Writable {
  beforeFirstWrite: (() => Buffer) | undefined;
  readonly #receiver: Receiver;
  #head: Buffer | undefined = Buffer.alloc(0);
  #hasWritten = false;

  constructor(receiver: Receiver) {
    super();
    this.#receiver = receiver;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const prelude = this.#hasWritten ? undefined : this.beforeFirstWrite?.();
    if (!this.#hasWritten && !prelude) {
      this.#receiver.begin({ statusCode: 200, headers: {}, cookies: [] });
      this.#head = undefined;
    }
    this.#hasWritten = true;
    this.#send(prelude ? Buffer.concat([prelude, chunk]) : chunk, done);
  }

  override _final(done: () => void): void {
    if (!this.#hasWritten)
      this.#receiver.begin({ statusCode: NEVER_BEGAN, headers: {}, cookies: [] });
    this.#receiver.end();
    done();
  }

  #send(bytes: Buffer, done: () => void): void {
    if (!this.#head) {
      this.#receiver.take(bytes, done);
      return;
    }
    this.#head = Buffer.concat([this.#head, bytes]);
    const at = this.#head.indexOf(MARK);
    if (at === -1) {
      done();
      return;
    }
    const prelude = JSON.parse(this.#head.subarray(0, at).toString()) as Prelude;
    const rest = this.#head.subarray(at + MARK.length);
    this.#head = undefined;
    this.#receiver.begin({ statusCode: 200, headers: {}, cookies: [], ...prelude });
    if (rest.length > 0) this.#receiver.take(rest, done);
    else done();
  }
}

/**
 * Puts what AWS Lambda's runtime for Node gives every function, `awslambda`, into this process. To be
 * called before a function's module is loaded.
 */
export const installRuntime = (): void => {
  const runtime = {
    streamifyResponse: (handler: unknown) => handler,
    HttpResponseStream: {
      from: (stream: AnswerStream, prelude: Prelude) => {
        stream.beforeFirstWrite = () => Buffer.concat([Buffer.from(JSON.stringify(prelude)), MARK]);
        return stream;
      },
    },
  };
  Object.assign(globalThis, { awslambda: runtime });
};

/** How long a function may take for a call, in ms; as in deploy/aws/stack/api.ts. */
const TIMEOUT_MS = 15 * 60_000;

/** Calls a function's handler. @returns ends the call, as when the client disconnects */
export const invoke = (
  handler: Handler,
  event: UrlEvent,
  receiver: Receiver,
  timeoutMs = TIMEOUT_MS,
): { readonly done: Promise<void>; readonly abandon: () => void } => {
  const stream = new AnswerStream(receiver);
  stream.on('error', () => {});
  const until = performance.now() + timeoutMs;
  const getRemainingTimeInMillis = (): number => until - performance.now();
  return {
    done: handler(event, stream, { getRemainingTimeInMillis }),
    abandon: () => stream.destroy(),
  };
};
