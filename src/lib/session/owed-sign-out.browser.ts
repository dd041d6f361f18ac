/** A sign-out that the provider has not confirmed (behaviour/session.md, 'Session'). */
import { OWED_SIGN_OUT_COOKIE, OWED_SIGN_OUT_SECONDS } from '#contract/owed-sign-out.ts';

const write = (value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${OWED_SIGN_OUT_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

/** Marks the provider's session as still to be ended. */
export const oweSignOut = (): void => write('1', OWED_SIGN_OUT_SECONDS);

/** Clears the mark after an interactive sign-in. */
export const settleSignOut = (): void => write('', 0);
