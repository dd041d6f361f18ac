import { useEffect } from 'react';

import { signOut } from '#stores/session.ts';

/** The logout page (behaviour.md, 'Session'): ends the session here, then the provider's. */
export const SignOut = () => {
  useEffect(() => {
    void signOut();
  }, []);
  return <p role="status">Successfully logged out. See you next time!</p>;
};
