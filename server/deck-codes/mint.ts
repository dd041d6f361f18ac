import { randomUUID } from 'node:crypto';

import type { Database } from '#server/db/open.ts';
import { hashDeckCode, generateDeckCode } from '#server/deck-codes/deck-code.ts';

/** Codes per INSERT: few enough that a server on the same database hardly waits. */
const CHUNK = 2500;

/**
 * Codes that are sorted by hash together: each statement then touches neighbouring pages of the index, which
 * makes a million codes several times faster.
 */
const BATCH = 50_000;

/** Age of the last sign of life from which a run counts as abandoned, in ms. */
const ABANDONED = 10 * 60_000;

export interface MintOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly count: number;
  /** Expiry of the codes, in ms since the epoch. */
  readonly expiresAt: number | null;
  /** Receives the codes while they are made; they become valid only when the run has finished. */
  readonly onCodes: (codes: readonly string[]) => Promise<void>;
  /** Flushes the received codes to the disk, before they become valid. */
  readonly onWritten: () => Promise<void>;
  readonly signal: AbortSignal;
}

const makeBatch = (size: number) =>
  Array.from({ length: size }, () => {
    const code = generateDeckCode();
    return { code, hash: hashDeckCode(code) };
  }).toSorted((a, b) => (a.hash < b.hash ? -1 : 1));

/** Deletes an unfinished run in chunks, so that each statement stays short. */
const discard = async (db: Database, run: string): Promise<void> => {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('deck_codes')
      .where('code_hash', 'in', (codes) =>
        codes.selectFrom('deck_codes').select('code_hash').where('mint_run', '=', run).limit(CHUNK),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) break;
  }
  await db.deleteFrom('mint_runs').where('id', '=', run).execute();
};

const discardAbandoned = async (db: Database, now: number): Promise<void> => {
  const runs = await db
    .selectFrom('mint_runs')
    .select('id')
    .where('finished_at', 'is', null)
    .where('touched_at', '<', now - ABANDONED)
    .execute();
  for (const { id } of runs) await discard(db, id);
};

/**
 * Makes new deck codes, all or none: the codes of a run become valid with the one statement that finishes it.
 * Memory use is constant. Remains of abandoned runs are deleted first.
 * @throws errors of `onCodes`, `onWritten`, the signal or the database; then no code was made
 */
export const mint = async (options: MintOptions): Promise<void> => {
  const { db, clock, count, expiresAt, onCodes, onWritten, signal } = options;
  await discardAbandoned(db, clock());
  const run = randomUUID().slice(0, 8);
  await db
    .insertInto('mint_runs')
    .values({ id: run, touched_at: clock(), finished_at: null })
    .execute();
  const ofRun = db.updateTable('mint_runs').where('id', '=', run);
  try {
    for (let made = 0; made < count; made += BATCH) {
      await ofRun.set({ touched_at: clock() }).execute();
      const batch = makeBatch(Math.min(BATCH, count - made));
      for (let start = 0; start < batch.length; start += CHUNK) {
        signal.throwIfAborted();
        const chunk = batch.slice(start, start + CHUNK);
        await db
          .insertInto('deck_codes')
          .values(
            chunk.map(({ hash }) => ({ code_hash: hash, mint_run: run, expires_at: expiresAt })),
          )
          .execute();
        await onCodes(chunk.map(({ code }) => code));
      }
    }
    await onWritten();
    signal.throwIfAborted();
    const finished = await ofRun.set({ finished_at: clock() }).returning('id').executeTakeFirst();
    if (!finished) throw new Error('The run stood still for too long. No codes were made.');
  } catch (error) {
    await discard(db, run);
    throw error;
  }
};
