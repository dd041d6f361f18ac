import fc from 'fast-check';

import { bytesOf, requestOf } from '#support/fuzz/requests.ts';
import type { World } from '#support/fuzz/world.ts';

/** The sender's behaviour after its bytes. */
export type Manner =
  /** Reads until the server ends the connection. */
  | 'read'
  /** As `read`, but sends in many small pieces. */
  | 'slow'
  /** Ends its own side, and reads the rest. */
  | 'half-close'
  | 'hang-up'
  | 'reset'
  | 'hang-up-on-answer'
  | 'reset-on-answer'
  /** Keeps the connection and never reads. */
  | 'unread';

/** One connection: what is sent on it, and how. */
export interface Visit {
  /** Each character is a byte. */
  readonly bytes: string;
  readonly manner: Manner;
  /** How many requests were drawn for it; a pipeline may repeat one. */
  readonly requests: number;
}

const MANNERS: readonly { readonly weight: number; readonly manner: Manner }[] = [
  { weight: 40, manner: 'read' },
  { weight: 4, manner: 'slow' },
  { weight: 12, manner: 'half-close' },
  { weight: 8, manner: 'hang-up' },
  { weight: 6, manner: 'reset' },
  { weight: 6, manner: 'hang-up-on-answer' },
  { weight: 4, manner: 'reset-on-answer' },
  { weight: 3, manner: 'unread' },
];

const visitOf = (world: World): fc.Arbitrary<Visit> =>
  fc
    .record({
      requests: fc.oneof(
        { weight: 8, arbitrary: fc.array(requestOf(world), { minLength: 1, maxLength: 1 }) },
        { weight: 2, arbitrary: fc.array(requestOf(world), { minLength: 2, maxLength: 24 }) },
      ),
      times: fc.oneof(
        { weight: 400, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.integer({ min: 17, max: 3000 }) },
      ),
      /** How much of it is sent, in thousandths: some are broken off. */
      part: fc.oneof(
        { weight: 8, arbitrary: fc.constant(1000) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 999 }) },
      ),
      manner: fc.oneof(
        ...MANNERS.map(({ weight, manner }) => ({ weight, arbitrary: fc.constant(manner) })),
      ),
    })
    .map(({ requests, times, part, manner }) => {
      const ends = manner === 'read' || manner === 'slow';
      const all = requests.map((request, at) =>
        bytesOf(
          request,
          ends && at === requests.length - 1 && times === 1 ? ['Connection: close'] : [],
        ),
      );
      const once = all.join('');
      const bytes = once.repeat(Math.min(times, Math.ceil(LONGEST / Math.max(once.length, 1))));
      return {
        bytes: bytes.slice(0, Math.ceil((bytes.length * part) / 1000)),
        manner,
        requests: requests.length,
      };
    });

/** The most that is sent on one connection by repeating it, in bytes. */
const LONGEST = 2_000_000;

/** How many are drawn at once. */
const BATCH = 200;

/** Visits without end; the same for the same seed and world. */
export function* visitsFrom(world: World, seed: number): Generator<Visit, never> {
  const visit = visitOf(world);
  for (let batch = 0; ; batch += 1) {
    yield* fc.sample(visit, { numRuns: BATCH, seed: Math.imul(seed, 1_000_003) + batch });
  }
}
