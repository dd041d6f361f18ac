import { join } from 'node:path';

import { createWorkerThread } from '#server/shared/worker-thread.ts';

/** Why a password is guessed soon. */
export type Weakness = 'common' | 'word' | 'keyboard' | 'repeat' | 'sequence' | 'date' | 'short';

export interface Estimate {
  /** How many tries a good guesser needs. */
  readonly guesses: number;
  /** The kind of the longest part of the password. */
  readonly weakness: Weakness;
}

export interface EstimateTask {
  readonly password: string;
  /** Words that a guesser of this one person tries first. */
  readonly own: readonly string[];
}

/** 128 hostile passwords of 12 ms each are estimated well within the deadline. */
const QUEUE = 128;

/** How long an estimate may take once the word lists are loaded, in ms. */
const DEADLINE = 5_000;

/** Estimates passwords in a thread of its own, so that no other request waits for the word lists (60 MB). */
export const estimator = createWorkerThread<EstimateTask, Estimate>(
  join(import.meta.dirname, 'estimate.worker.ts'),
  QUEUE,
);

/**
 * Estimates how soon a password is guessed.
 * @returns `undefined` where too many passwords wait, or the thread that estimates them failed
 */
export const estimate = (task: EstimateTask): Promise<Estimate | undefined> =>
  estimator.run(task, () => AbortSignal.timeout(DEADLINE));
