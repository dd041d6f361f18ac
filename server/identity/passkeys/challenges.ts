import { randomBytes } from 'node:crypto';

import type { Database } from '#server/db/open.ts';
import { sha256 } from '#server/shared/sha256.ts';

const MINUTE = 60_000;

/** The purpose of a challenge; an answer is valid for this one only. */
export type Purpose = 'sign-in' | 'add' | 'confirm' | 'sign-up';

/**
 * How long a challenge waits for its answer, in milliseconds. The sign-in page asks for one when it
 * opens and may be answered from its email field as long as the page itself counts.
 */
const LIFE_MS: Readonly<Record<Purpose, number>> = {
  'sign-in': 15 * MINUTE,
  add: 5 * MINUTE,
  confirm: 5 * MINUTE,
  'sign-up': 5 * MINUTE,
};

const hashOf = (purpose: Purpose, subject: readonly string[]): string =>
  sha256(JSON.stringify([purpose, ...subject]));

/**
 * The challenges that authenticators sign (Web Authentication, section 13.4.3).
 * @param clock milliseconds since the epoch
 */
export const createChallenges = (db: Database, clock: () => number) => ({
  /**
   * Makes a challenge of 256 bits. It replaces an earlier one of the same purpose and subject, which
   * bounds the rows that a client can cause.
   * @param subject the ids that it is bound to, such as those of a running sign-in or a session
   * @returns its bytes
   */
  issue: async (purpose: Purpose, subject: readonly string[]): Promise<Uint8Array<ArrayBuffer>> => {
    const challenge = new Uint8Array(randomBytes(32));
    const row = {
      challenge_hash: sha256(Buffer.from(challenge).toString('base64url')),
      expires_at: clock() + LIFE_MS[purpose],
    };
    await db
      .insertInto('passkey_challenges')
      .values({ subject_hash: hashOf(purpose, subject), ...row })
      .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet(row))
      .execute();
    return challenge;
  },
  /**
   * Uses up a challenge. Of several calls with the same one, on however many processes, one gets `true`.
   * @param challenge as base64url
   */
  use: async (
    purpose: Purpose,
    subject: readonly string[],
    challenge: string,
  ): Promise<boolean> => {
    const used = await db
      .deleteFrom('passkey_challenges')
      .where('subject_hash', '=', hashOf(purpose, subject))
      .where('challenge_hash', '=', sha256(challenge))
      .where('expires_at', '>', clock())
      .returning('subject_hash')
      .executeTakeFirst();
    return used !== undefined;
  },
});
