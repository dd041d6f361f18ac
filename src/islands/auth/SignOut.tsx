import { useEffect } from 'react';

import { signOut } from '#stores/session.ts';

/** The logout page (spec section 2, 'Logout'): ends the session here, then the provider's. */
export const SignOut = () => {
  useEffect(() => {
    void signOut();
  }, []);
  return <p role="status">Successfully logged out. See you next time!</p>;
};
