import type { IncomingMessage, ServerResponse } from 'node:http';

/** Starts the answer to a request; does not throw. */
type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** The most requests of one tick. libuv accepts one connection a tick, so ticks have to stay short. */
const MOST = 16;

/**
 * Batches requests per event-loop tick: those that are parsed in one poll phase are answered in the next check
 * phase, in order (decision 39). A single request waits for no other. A request whose connection has closed
 * meanwhile is dropped.
 */
export const batchPerTick = (answer: Answer): Answer => {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  const answerBatch = (): void => {
    for (const [req, res] of waiting.splice(0, MOST)) if (!req.socket.destroyed) answer(req, res);
    if (waiting.length > 0) setImmediate(answerBatch);
  };
  return (req, res) => {
    if (waiting.push([req, res]) === 1) setImmediate(answerBatch);
  };
};
