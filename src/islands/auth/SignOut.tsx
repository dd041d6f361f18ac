import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { href } from '#core/routes.ts';
import { $logout, confirmLogout, openLogout } from '#stores/logout.ts';

/**
 * The logout page (spec section 2, 'Logout'): ends the session here, then the provider's. Whoever comes
 * from another site is asked first.
 */
export const SignOut = () => {
  const logout = useStore($logout, { ssr: 'initial' });
  useEffect(openLogout, []);
  if (logout === 'asking') {
    return (
      <div className="notice">
        <h1>Log out of DCK?</h1>
        <p>Another page sent you here, so we ask first.</p>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={confirmLogout}>
            Log out
          </button>
          <a className="btn" href={href('dash')}>
            Stay signed in
          </a>
        </div>
      </div>
    );
  }
  return (
    <p className={logout === 'opened' ? 'logged-out' : undefined} role="status">
      Successfully logged out. See you next time!
    </p>
  );
};
