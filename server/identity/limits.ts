import { createLimit, EMAIL_LIMITS, PERSONAL_LIMITS, type EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { mailboxOf } from '#server/shared/email.ts';
import { sha256 } from '#server/shared/sha256.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The rate limits of the identity provider. A whole workshop may share one address.
 * @param clock milliseconds since the epoch
 */
export const createIdentityLimits = (db: Database, clock: () => number) => {
  const limit = (name: string, points: number, windowMs: number) =>
    createLimit({ db, clock, name, points, windowMs });
  const byEmail = (...[name, points, windowMs]: Parameters<typeof limit>): EmailLimit => {
    const made = limit(name, points, windowMs);
    return { consume: (email) => made.consume(sha256(mailboxOf(email))) };
  };
  return {
    // Only failures count.
    signInsByAddress: limit('signin-address', 100, 15 * MINUTE),
    // Ten sign-ins for each of sixty people; start and end of a sign-in count.
    startsByAddress: limit('start-address', 1200, 15 * MINUTE),
    signUpsByAddress: limit('signup-address', 300, HOUR),
    // Each of sixty people types a password, and changes it now and then.
    passwordChecks: limit('password-check-address', 600, 15 * MINUTE),
    resetsByAddress: limit('forgot-address', 60, 15 * MINUTE),
    // Its window is shorter than the lifetime of a link: a person who reaches the limit has a valid link.
    resetMails: byEmail(EMAIL_LIMITS.resetMails, 3, 15 * MINUTE),
    // Mails that any client can cause, in a window shorter than the lifetime of a code. Mails of resets and of
    // sign-ups with a passkey count apart: they let the owner in while another client exhausts this limit.
    mails: byEmail(EMAIL_LIMITS.askedMails, 3, 15 * MINUTE),
    // Twenty of a million codes a day for one email, across accounts: guessing one takes a hundred years.
    codes: byEmail(EMAIL_LIMITS.verifyCodes, 20, DAY),
    signUpMails: byEmail(EMAIL_LIMITS.signUpMails, 3, 15 * MINUTE),
    signUpCodes: byEmail(EMAIL_LIMITS.signUpCodes, 20, DAY),
    passwordsByEmail: byEmail(EMAIL_LIMITS.verifyPasswords, 20, HOUR),
    confirm: limit(PERSONAL_LIMITS.confirm, 10, 15 * MINUTE),
    newEmail: limit(PERSONAL_LIMITS.newEmail, 5, HOUR),
  };
};

export type IdentityLimits = ReturnType<typeof createIdentityLimits>;
