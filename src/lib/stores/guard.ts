import { guardStep } from '#core/guard.ts';
import { href } from '#core/routes.ts';
import { currentPath, leaveTo } from '#platform/address.ts';
import { $session, ensureSession, followOtherTabs, signIn, signUp } from '#stores/session.ts';

const enter = async (): Promise<void> => {
  const { kind, path } = guardStep(currentPath());
  switch (kind) {
    case 'sign-in':
      return signIn(path);
    case 'sign-up':
      return signUp(path);
    case 'account-needed':
      return leaveTo(path);
  }
};

/**
 * Guards the page (spec section 6): without a session the browser goes to the sign-in address and
 * comes back to this page, or to the page that says why an account is needed; where another tab
 * signs out, this one leaves too.
 */
export const guardPage = async (): Promise<void> => {
  followOtherTabs();
  const session = await ensureSession();
  if (session.status === 'none') return enter();
  $session.listen(({ status }) => {
    if (status === 'none') leaveTo(href('landing'));
  });
};
