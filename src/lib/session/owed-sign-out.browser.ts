/** A sign-out that the provider has not confirmed (behaviour/session.md, 'Session'). */
import { OWED_SIGN_OUT_COOKIE, OWED_SIGN_OUT_SECONDS } from '#contract/owed-sign-out.ts';

const write = (value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${OWED_SIGN_OUT_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

/** Notes that the provider's session has to end. */
export const oweSignOut = (): void => write('1', OWED_SIGN_OUT_SECONDS);

/** Forgets it, once a person has signed in again by hand. */
export const settleSignOut = (): void => write('', 0);
