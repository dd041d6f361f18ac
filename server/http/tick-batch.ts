import type { IncomingMessage, ServerResponse } from 'node:http';

/** Starts the answer to a request; does not throw. */
type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Batches requests per event-loop tick: all that are parsed in one poll phase are answered in the next check
 * phase, in order (decision 39). A single request waits for no other. A request whose connection has closed
 * meanwhile is dropped.
 */
export const batchPerTick = (answer: Answer): Answer => {
  let batch: (readonly [IncomingMessage, ServerResponse])[] = [];
  const answerAll = (): void => {
    const requests = batch;
    batch = [];
    for (const [req, res] of requests) if (!req.socket.destroyed) answer(req, res);
  };
  return (req, res) => {
    if (batch.length === 0) setImmediate(answerAll);
    batch.push([req, res]);
  };
};
