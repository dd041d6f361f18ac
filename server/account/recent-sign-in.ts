import type { Context } from 'hono';

import { RECENT_SIGN_IN_SECONDS, SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';

/**
 * Rejects callers without a recent interactive sign-in: a stolen token, or a browser left open, is not
 * enough. A refresh does not count. The identity provider asks for the password, so this works with any
 * provider (RFC 9470).
 * @param now milliseconds since the epoch
 * @returns the rejection, or `undefined` where the call may go on
 */
export const refuseOldSignIn = (c: Context<GuardedEnv>, now: number): Response | undefined => {
  const { authTime } = c.get('caller');
  // Neither too old nor ahead of the clock, as after the clock was put back.
  const age = authTime === undefined ? Number.POSITIVE_INFINITY : Math.abs(now - authTime);
  if (age <= RECENT_SIGN_IN_SECONDS * 1000) return undefined;
  const challenge = `error="${SIGN_IN_TOO_OLD}", max_age="${RECENT_SIGN_IN_SECONDS}"`;
  const answer = errorAnswer(c, 'unauthorized', 'Please enter your password again first.');
  answer.headers.set('WWW-Authenticate', `Bearer ${challenge}`);
  return answer;
};
