import type { Hostile } from '#support/hostile/hostile.ts';
import { sendRaw } from '#support/shared/raw-request.ts';

/** How many are under way at a time. */
const PARALLEL = 16;
/** Longer than any honest answer takes, in ms; shorter than what the server waits for a request. */
const PATIENCE = 30_000;

/**
 * Sends hostile requests and looks at what comes back.
 * @returns a line for each that made the server fail, hang or tell of its inside
 */
export const sendHostile = async (port: number, requests: Iterable<Hostile>): Promise<string[]> => {
  const failures: string[] = [];
  const waiting = Iterator.from(requests);
  const work = async () => {
    for (const { name, bytes, unfinished } of waiting) {
      const answer = await sendRaw(port, bytes, { withinMs: PATIENCE, unfinished }).catch(String);
      if (typeof answer === 'string') failures.push(`${name}: ${answer}`);
      else if (answer.status >= 500) failures.push(`${name}: ${answer.text.slice(0, 400)}`);
      else if (/\bat .*:\d+:\d+/.test(answer.text)) failures.push(`${name}: a stack trace`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return failures;
};
