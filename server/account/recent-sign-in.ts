import type { Context } from 'hono';

import { RECENT_SIGN_IN_SECONDS, SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';

/**
 * Refuses callers who have not signed in by hand a moment ago: a token that was taken, or a browser
 * that was left open, is not enough. A refresh does not count. It is the identity provider that asks
 * for the password, so this works with any (RFC 9470).
 * @param now milliseconds since the epoch
 * @returns the refusal, or `undefined` where the call may go on
 */
export const refuseOldSignIn = (c: Context<GuardedEnv>, now: number): Response | undefined => {
  const { authTime } = c.get('caller');
  // Neither long ago nor ahead of the clock, as after it was put back.
  const age = authTime === undefined ? Number.POSITIVE_INFINITY : Math.abs(now - authTime);
  if (age <= RECENT_SIGN_IN_SECONDS * 1000) return undefined;
  const challenge = `error="${SIGN_IN_TOO_OLD}", max_age="${RECENT_SIGN_IN_SECONDS}"`;
  const answer = errorAnswer(c, 'unauthorized', 'Please enter your password again first.');
  answer.headers.set('WWW-Authenticate', `Bearer ${challenge}`);
  return answer;
};
