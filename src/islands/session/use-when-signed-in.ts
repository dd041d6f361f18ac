import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { doKeptPresses } from '#islands/shared/kept-presses.ts';
import { $session, type Session } from '#lib/session/session.store.ts';

/**
 * Calls `start` once there is a session.
 * @param start a stable function, such as an action of a store
 */
export const useWhenSignedIn = (start: () => unknown): Session => {
  const session = useStore($session, { ssr: 'initial' });
  const signedIn = session.status === 'authenticated';
  useEffect(() => {
    if (!signedIn) return;
    // In a task of its own: the hydration has just taken a slow phone some time.
    setTimeout(() => {
      start();
      doKeptPresses();
    });
  }, [signedIn, start]);
  return session;
};
