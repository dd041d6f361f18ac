import { belongsInProduction } from '#lib/session/environment.ts';
import { guardStep } from '#lib/session/guard.ts';
import { saveLastRoute } from '#lib/session/last-route.browser.ts';
import { readSession } from '#lib/session/session-storage.browser.ts';
import {
  $session,
  ensureSession,
  followOtherTabs,
  signIn,
  signUp,
} from '#lib/session/session.store.ts';
import {
  currentPath,
  hidePage,
  leaveTo,
  onLeave,
  onRestore,
  reload,
} from '#lib/shared/address.browser.ts';
import { APP_ENVIRONMENT, PRODUCTION_URL } from '#lib/shared/config.browser.ts';
import { onOwnerChange } from '#lib/shared/owner.browser.ts';
import { href } from '#lib/shared/routes.ts';

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

/** Reads the session once; returns whether the page stays. */
const admit = async (): Promise<boolean> => {
  const session = await ensureSession();
  if (session.status === 'none') await enter();
  if (session.status !== 'authenticated') return false;
  if (!belongsInProduction(APP_ENVIRONMENT, session.person.tier)) return true;
  if (PRODUCTION_URL === '') {
    console.warn('PUBLIC_PRODUCTION_URL is not set.');
    return true;
  }
  leaveTo(PRODUCTION_URL);
  return false;
};

/** Leaves the page when the session ends or changes its account, in this or another tab. */
const leaveAtSignOut = (): void => {
  $session.listen(({ status }) => {
    if (status !== 'none') return;
    hidePage();
    leaveTo(href('landing'));
  });
  onOwnerChange(() => {
    hidePage();
    reload();
  });
  // The back button may restore a page from the back/forward cache that was left before the sign-out.
  onRestore(() => void ensureSession());
};

const stay = async (): Promise<void> => {
  if (!(await admit())) return;
  saveLastRoute(currentPath());
  // Navigation inside a page loads none. After a sign-out nothing is saved.
  onLeave(() => {
    if (readSession()) saveLastRoute(currentPath());
  });
  leaveAtSignOut();
};

/**
 * Guards the page (behaviour/session.md, 'Guarded pages'): without a session it redirects to the sign-in and back, or
 * to the account-needed page. Also leaves when another tab signs out.
 */
export const guardPage = (): Promise<void> => {
  followOtherTabs();
  return stay();
};

/** Retries after the provider did not answer. */
export const retryGuard = stay;
