/** Answers that clients got during a fault. */
export interface Meetings {
  /** Counts an answer in, and gives it back. */
  readonly meet: (call: () => Promise<Response>) => Promise<Response>;
  /** How many answers of each status there were, 0 for none, such as `200 ×3, 503 ×9`. */
  readonly statuses: () => string;
  /** Answers of 503 that did not say when to come again. */
  readonly silent503s: () => number;
  /** The longest wait, in ms. */
  readonly slowestMs: () => number;
}

/** Begins to count. */
export const countMeetings = (): Meetings => {
  const counts = new Map<number, number>();
  let slowest = 0;
  let silent = 0;
  return {
    meet: async (call) => {
      const began = performance.now();
      const answer = await call().catch(() => Response.error());
      slowest = Math.max(slowest, performance.now() - began);
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      if (answer.status === 503 && !answer.headers.has('Retry-After')) silent += 1;
      return answer;
    },
    statuses: () =>
      [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status} ×${count}`)
        .join(', '),
    silent503s: () => silent,
    slowestMs: () => Math.round(slowest),
  };
};

/**
 * Asks again and again until an answer is fine.
 * @returns how long that took, in ms
 */
export const untilFine = async (call: () => Promise<Response>): Promise<number> => {
  const began = performance.now();
  for (;;) {
    const answer = await call().catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return Math.round(performance.now() - began);
    if (performance.now() - began > 300_000) throw new Error(`It stays at ${answer?.status}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
