import { href } from '#core/routes.ts';
import { currentPath, leaveTo } from '#platform/address.ts';
import { $session, ensureSession, followOtherTabs, signIn, signUp } from '#stores/session.ts';

/** The query parameter by which the landing page's 'Sign Up' link asks for the sign-up page. */
const SIGN_UP = 'signup';

const enter = (): Promise<void> => {
  const url = new URL(currentPath(), 'https://dck.invalid');
  const wantsSignUp = url.searchParams.has(SIGN_UP);
  url.searchParams.delete(SIGN_UP);
  const path = url.pathname + url.search + url.hash;
  return wantsSignUp ? signUp(path) : signIn(path);
};

/**
 * Guards the page (spec section 6): without a session the browser goes to the sign-in address and
 * comes back to this page; where another tab signs out, this one leaves too.
 */
export const guardPage = async (): Promise<void> => {
  followOtherTabs();
  const session = await ensureSession();
  if (session.status === 'none') return enter();
  $session.listen(({ status }) => {
    if (status === 'none') leaveTo(href('landing'));
  });
};
