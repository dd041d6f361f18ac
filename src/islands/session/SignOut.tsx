import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { $signOut, beginSignOut, confirmSignOut } from '#lib/session/sign-out.store.ts';
import { href } from '#lib/shared/routes.ts';

/**
 * The logout page (behaviour/session.md, 'Session'): ends the local session, then the provider's. Asks first after a
 * navigation from another site.
 */
export const SignOut = () => {
  const step = useStore($signOut, { ssr: 'initial' });
  useEffect(beginSignOut, []);
  if (step === 'asking') {
    return (
      <div className="notice">
        <h1>{`Log out of ${PRODUCT_NAME}?`}</h1>
        <p>Another page sent you here, so we ask first.</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={confirmSignOut}>
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
    <p
      className={
        step === 'first'
          ? '[[data-question]_&]:invisible [[data-session=out]_&]:invisible'
          : undefined
      }
      role="status"
    >
      Successfully logged out. See you next time!
    </p>
  );
};
