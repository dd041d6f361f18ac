import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { $session, type Session } from '#lib/session/session.store.ts';

/**
 * Starts what needs a session, once there is one.
 * @param start stays the same over renders, such as an action of a store
 * @returns the session as the page sees it
 */
export const useWhenSignedIn = (start: () => unknown): Session => {
  const session = useStore($session, { ssr: 'initial' });
  const signedIn = session.status === 'authenticated';
  useEffect(() => {
    if (signedIn) start();
  }, [signedIn, start]);
  return session;
};
