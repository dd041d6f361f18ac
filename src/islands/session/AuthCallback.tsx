import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { Button } from '#islands/shared/Button.tsx';
import { $callback, runCallback } from '#lib/session/callback.store.ts';
import { signIn } from '#lib/session/session.store.ts';
import { href } from '#lib/shared/routes.ts';

const toStart = (
  <a className="btn" href={href('landing')}>
    Go to the start page
  </a>
);

/** The callback page (behaviour/session.md, 'Sign-in'): exchanges the code and goes on. */
export const AuthCallback = () => {
  const callback = useStore($callback, { ssr: 'initial' });
  useEffect(() => {
    void runCallback(location.search);
  }, []);

  if (callback.status === 'failed') {
    return (
      <div className="notice" role="alert">
        <p>{callback.message}</p>
        <div className="flex flex-wrap gap-3">
          <Button primary onClick={() => void signIn(callback.path)}>
            Sign in again
          </Button>
          {toStart}
        </div>
      </div>
    );
  }
  return (
    <div className="notice" role="status">
      <p>Loading Redirect ...</p>
      {callback.status === 'idle' && toStart}
    </div>
  );
};
