import { useEffect, useState } from 'react';

import { href } from '#core/routes.ts';
import { asksFirst } from '#platform/address.ts';
import { signOut } from '#stores/session.ts';

/**
 * The logout page (spec section 2, 'Logout'): ends the session here, then the provider's. Whoever comes
 * from another site is asked first.
 */
export const SignOut = () => {
  const [step, setStep] = useState<'first' | 'asking' | 'leaving'>('first');
  useEffect(() => {
    if (asksFirst()) setStep('asking');
    else void signOut();
  }, []);
  if (step === 'asking') {
    return (
      <div className="notice">
        <h1>Log out of DCK?</h1>
        <p>Another page sent you here, so we ask first.</p>
        <div className="actions">
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              setStep('leaving');
              void signOut();
            }}
          >
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
    <p className={step === 'first' ? 'logged-out' : undefined} role="status">
      Successfully logged out. See you next time!
    </p>
  );
};
