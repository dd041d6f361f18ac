import { Hono, type Context } from 'hono';

import {
  REGISTRATION_PATH,
  RegistrationRequest,
  type RegistrationStatus,
} from '#contract/deck-codes.ts';
import { REGISTRATION_MESSAGES } from '#lib/deck-codes/registration-messages.ts';
import type { Limit, ConsumeResult } from '#server/db/limits.ts';
import type { ClaimResult, DeckCodes } from '#server/deck-codes/claim.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer, limitAnswer } from '#server/http/errors.ts';

export interface RegistrationOptions {
  readonly decks: DeckCodes;
  readonly limits: {
    /** Failed attempts of an account. */
    readonly byAccount: Limit;
    /** Unknown codes from an address, which a whole workshop may share. */
    readonly byAddress: Limit;
  };
  /** The client address that a request counts against, besides its account. */
  readonly addressOf: (c: Context) => string;
}

const ERRORS = {
  unknown: 'invalid',
  already_claimed: 'already_claimed',
  expired: 'expired',
} as const satisfies Record<
  Exclude<ClaimResult, 'claimed' | 'gone'>,
  keyof typeof REGISTRATION_MESSAGES
>;

const tooMany = (c: Context, waits: readonly ConsumeResult[]): Response | undefined => {
  const longest = Math.max(...waits.map((taken) => (taken.ok ? 0 : taken.retryAfterMs)));
  return longest === 0 ? undefined : limitAnswer(c, longest, REGISTRATION_MESSAGES.rate_limited());
};

/**
 * Deck registration: `GET` and `POST /registration` (behaviour/deck-codes.md, 'Registration'). Only failed attempts
 * count against the limits, and only unknown codes against that of the address: a code that exists is no
 * guess. A text without the form of a code is rejected before any lookup, so it does not count.
 */
export const registrationRoutes = ({
  decks,
  limits: { byAccount, byAddress },
  addressOf,
}: RegistrationOptions): Hono<GuardedEnv> => {
  const status = async (accountId: string): Promise<RegistrationStatus> => ({
    codes: await decks.codesOf(accountId),
  });
  return new Hono<GuardedEnv>()
    .get(REGISTRATION_PATH, async (c) => c.json(await status(c.get('caller').accountId)))
    .post(REGISTRATION_PATH, async (c) => {
      const request = RegistrationRequest.safeParse(c.get('json'));
      if (!request.success) return errorAnswer(c, 'invalid', REGISTRATION_MESSAGES.invalid());
      const { accountId } = c.get('caller');
      const address = addressOf(c);
      const waiting = tooMany(
        c,
        await Promise.all([byAccount.peek(accountId), byAddress.peek(address)]),
      );
      if (waiting) return waiting;
      const claim = await decks.claim(accountId, request.data.code);
      if (claim === 'claimed') return c.json(await status(accountId));
      if (claim === 'gone') return errorAnswer(c, 'unauthorized');
      // A failure is answered only while an attempt is left, so that parallel guesses gain nothing. In
      // sequence: an account without attempts left does not use up those of its address.
      const counted = [await byAccount.consume(accountId)];
      if (claim === 'unknown' && counted[0]?.ok) counted.push(await byAddress.consume(address));
      const error = ERRORS[claim];
      return tooMany(c, counted) ?? errorAnswer(c, error, REGISTRATION_MESSAGES[error]());
    });
};
