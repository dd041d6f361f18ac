import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { finishFirstWords } from '#lib/shared/kept-presses.store.ts';
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
    start();
    finishFirstWords();
  }, [signedIn, start]);
  return session;
};
