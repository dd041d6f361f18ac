import { atom } from 'nanostores';

import { signOut } from '#lib/session/session.store.ts';
import { asksFirst } from '#lib/shared/address.browser.ts';

/** What the logout page is doing: nothing yet, asking whether to sign out, or signing out. */
export const $signOut = atom<'first' | 'asking' | 'leaving'>('first');

/** Signs out, or asks first where the page was reached from another site (behaviour.md, 'Session'). */
export const beginSignOut = (): void => {
  if (asksFirst()) $signOut.set('asking');
  else void signOut();
};

/** Signs out after the question. */
export const confirmSignOut = (): void => {
  $signOut.set('leaving');
  void signOut();
};
