import { atom } from 'nanostores';

import { asksFirst } from '#platform/address.ts';
import { signOut } from '#stores/session.ts';

/** Where the logout page stands: just opened, asking whether it may, or told that it may. */
export type Logout = 'opened' | 'asking' | 'confirmed';

export const $logout = atom<Logout>('opened');

/** Signs out at once, or asks first whoever comes from another site. */
export const openLogout = (): void => {
  if (asksFirst()) $logout.set('asking');
  else void signOut();
};

/** Signs out whoever was asked. */
export const confirmLogout = (): void => {
  $logout.set('confirmed');
  void signOut();
};
